package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says when a member is left out of the written JSON; on a type, it applies to each of its members, and to those of subtypes
 * without such an annotation.
 *
 * <pre>{@code
 * @JsonInclude(JsonInclude.Include.NON_NULL)
 * record Customer(long id, String name, @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> tags) {}
 * }</pre>
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonInclude {

    /** Which values are written. */
    Include value() default Include.ALWAYS;

    /** Which values are written; each constant leaves out what the one before it leaves out, and more. */
    enum Include {
        /** Every value, {@code null} too. */
        ALWAYS,
        /** Not {@code null}. */
        NON_NULL,
        /** Neither {@code null} nor an empty {@code Optional}. */
        NON_ABSENT,
        /** Not absent, and no empty string, collection, map or array, even where the declared type is {@code Object}. */
        NON_EMPTY,
        /**
         * Not empty, and not zero or {@code false}; a zero in an {@code Object}, a {@code BigDecimal} or an atomic type is
         * written.
         *
         * <p>When reading, an absent member has its initial value, so do not use this for a member that is initialized to
         * anything else. {@code @JsonDefault} names another default.
         */
        NON_DEFAULT
    }
}
