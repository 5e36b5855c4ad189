package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Limits the size of what is read: anything larger is rejected before memory is allocated for it.
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
 * <p>On a member it also applies to the contents: each array or map, each string, each number of its type. On a type it applies
 * to all members without a limit of their own, but not to members of other types, which have their own limits. Nothing is
 * limited when writing. The limits of {@code JsonOptions} apply as well: the smaller one counts.
 */
@Documented
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonLimit {

    /**
     * Levels of nesting, at least 1: 1 is an array or object that contains neither. On a type, its own object is the first
     * level.
     */
    int depth() default -1;

    /** Elements of an array or entries of a map, at least 1; those that are left out, or replaced by later ones, count. */
    int items() default -1;

    /** Characters of a string or key, as counted by {@code String.length()}, or bytes of a {@code byte[]}, at least 1. */
    int length() default -1;

    /** Digits of a number without leading zeros, at least 1; trailing zeros count, exponents do not. */
    int digits() default -1;
}
