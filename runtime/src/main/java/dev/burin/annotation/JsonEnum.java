package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Chooses the JSON form of an enum, and what values without a constant are read as.
 *
 * <pre>{@code
 * @JsonEnum(as = JsonEnum.Form.ORDINAL)
 * enum Level { LOW, HIGH }   // 0, 1
 *
 * @JsonEnum(naming = Naming.KEBAB_CASE, unknown = JsonEnum.Unknown.DEFAULT)
 * enum Status { IN_PROGRESS, DONE, @JsonEnumDefaultValue OTHER }   // "in-progress", "done", "other"
 * }</pre>
 *
 * <p>For any other form, annotate a field or method of the enum with {@link JsonValue}.
 */
@Documented
@Target({ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface JsonEnum {

    /** The form of the constants. */
    Form as() default Form.NAME;

    /**
     * How JSON names are derived from those of the constants, which are read as words in capitals: {@code IN_PROGRESS} is
     * {@code in-progress} with {@link Naming#KEBAB_CASE}, and unchanged with {@link Naming#IDENTITY}. {@link JsonProperty}
     * takes precedence.
     */
    Naming naming() default Naming.IDENTITY;

    /** What a string or number without a constant is read as. */
    Unknown unknown() default Unknown.FAIL;

    /** Whether strings are read regardless of case; they are written as they are. */
    boolean caseInsensitive() default false;

    /** What a string or number without a constant is read as. Other values, such as objects, are always rejected. */
    enum Unknown {
        /** Nothing: the document is rejected. */
        FAIL,
        /** The constant with {@link JsonEnumDefaultValue}. */
        DEFAULT,
        /**
         * {@code null}, or an empty {@code Optional}, where the enum is the type of a member or of its elements; where
         * {@code null} is impossible, in derived codecs such as {@code list()}, and where the enum stands for a type variable,
         * the document is rejected.
         */
        NULL
    }

    /** The form of the constants. */
    enum Form {
        /** The name of the constant, or the one in {@link JsonProperty}. */
        NAME,
        /** What {@code toString()} returns. */
        TO_STRING,
        /** The position of the constant as a number, from 0. */
        ORDINAL
    }
}
