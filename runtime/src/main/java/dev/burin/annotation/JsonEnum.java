package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Chooses the JSON form of an enum, and what becomes of values that no constant has.
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
     * How JSON names are made from those of the constants, which are taken for words in capitals: {@code IN_PROGRESS} is
     * {@code in-progress} with {@link Naming#KEBAB_CASE}, and stays as it is with {@link Naming#IDENTITY}. What
     * {@link JsonProperty} says comes first.
     */
    Naming naming() default Naming.IDENTITY;

    /** What a text or a number is read as that no constant has. */
    Unknown unknown() default Unknown.FAIL;

    /** Whether texts are read in capital and small letters alike; they are written as they are. */
    boolean caseInsensitive() default false;

    /** What a text or a number is read as that no constant has. Other values, such as objects, are always refused. */
    enum Unknown {
        /** Nothing: the document is refused. */
        FAIL,
        /** The constant with {@link JsonEnumDefaultValue}. */
        DEFAULT,
        /**
         * {@code null}, or an empty {@code Optional}, where the enum is the type of a member or of its elements; where there can be no
         * {@code null}, in derived codecs such as {@code list()}, and where a type variable stands for it, the document is refused.
         */
        NULL
    }

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
