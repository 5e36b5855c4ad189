package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of a member that is absent from a document.
 *
 * <pre>{@code
 * record Search(
 *         String text,
 *         @JsonDefault("20") int limit,
 *         @JsonDefault("RELEVANCE") Order order,
 *         @JsonDefault("[]") List<String> tags,
 *         @JsonDefault(method = "today") LocalDate day) {
 *
 *     static LocalDate today() {
 *         return LocalDate.now();
 *     }
 * }
 * }</pre>
 *
 * <p>With {@link JsonInclude.Include#NON_DEFAULT}, this value is not written.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonDefault {

    /**
     * The value, checked at compile time: a number, {@code true}, a string, the Java name of an enum constant, a date or a UUID
     * as in JSON, but without quotes; {@code []} or {@code {}} for an empty one.
     */
    String value() default "";

    /** A static no-argument method of the type that contains the annotation; it is called for the value each time. */
    String method() default "";

    /** Whether {@code null} in a document stands for the default, too. */
    boolean onNull() default false;
}
