package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Bounds how much a document may ask for, where it is read: what is more is refused before there is memory for it.
 *
 * <pre>{@code
 * @JsonLimit(length = 1_000, depth = 4)                // of each text among its members, and of the whole comment
 * record Comment(
 *         String author,
 *         @JsonLimit(length = 20_000) String text,     // says otherwise
 *         @JsonLimit(items = 10) List<String> tags,    // ten texts of 1,000 characters each
 *         @JsonLimit(digits = 12) BigDecimal rating) {}
 * }</pre>
 *
 * <p>On a member it holds for what is in the member too: for each array or map, each text, each number of its type. On a
 * type it is for all members that say nothing else, but not for those of other types, which have limits of their own.
 * Nothing is limited when writing, and the limits of {@code JsonOptions} hold besides: the smaller one counts.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonLimit {

    /** Levels of nesting, 1 and up: 1 for an array or object of values that are neither. On a type, its own object is the first. */
    int depth() default -1;

    /** Elements of an array or entries of a map, 1 and up; those that are left out, or replaced by later ones, count. */
    int items() default -1;

    /** Characters of a text, as {@code String.length()} counts them, or bytes of a {@code byte[]}, 1 and up; also of keys. */
    int length() default -1;

    /** Digits of a number, without zeros in front, 1 and up; zeros behind count, exponents do not. */
    int digits() default -1;
}
