package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Chooses the JSON form of an enum.
 *
 * <pre>{@code
 * @JsonEnum(as = JsonEnum.Form.ORDINAL)
 * enum Level { LOW, HIGH }   // 0, 1
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

    /** The form of the constants. */
    enum Form {
        /** The name of the constant, or what {@link JsonProperty} says. */
        NAME,
        /** What {@code toString()} returns. */
        TO_STRING,
        /** The position of the constant as a number, from 0. */
        ORDINAL
    }
}
