package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.RoundingMode;

/**
 * Chooses the form of numbers with a fraction: of the member, and of what it holds if it is a container or an {@code Optional}.
 *
 * <pre>{@code
 * record Reading(
 *         @JsonNumber(scale = 2) double celsius,                                  // 21.4567 is written as 21.46
 *         @JsonNumber(nonFinite = JsonNumber.NonFinite.STRING) double ratio,      // "NaN"
 *         @JsonNumber(encoding = JsonNumber.Encoding.BITS_BASE64) double exact) {}  // "P_AAAAAAAAA"
 * }</pre>
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonNumber {

    /**
     * How many decimals are kept when writing a {@code double}, {@code float} or {@code BigDecimal}; -1 for all. Reading keeps all.
     *
     * <p>A number with no more decimals is written as it is. Any other is rounded from its exact value: that of the double
     * {@code 1.005} is just below, so it becomes {@code 1} and not {@code 1.01}. Trailing zeros are not written, except those
     * of a {@code BigDecimal}, nor is the sign of what rounds to zero.
     */
    int scale() default -1;

    /**
     * How the decimals that are not kept are rounded. Half to even keeps sums of many rounded numbers from drifting, and is
     * what IEEE 754 does. With {@link RoundingMode#UNNECESSARY}, a number with more decimals is rejected when writing.
     */
    RoundingMode rounding() default RoundingMode.HALF_EVEN;

    /** How NaN and the infinities, which JSON does not have, are represented. */
    NonFinite nonFinite() default NonFinite.FAIL;

    /** Whether the number is written as a decimal or as its bits. */
    Encoding encoding() default Encoding.DECIMAL;

    /** Representations of NaN and the infinities. */
    enum NonFinite {
        /** None: they are rejected. */
        FAIL,
        /**
         * {@code null}, for all three. A {@code double} or {@code float} is NaN if {@code null} is read; a {@code Double} or
         * {@code Float} is {@code null}, as without the annotation.
         */
        NULL,
        /** {@code "NaN"}, {@code "Infinity"} and {@code "-Infinity"}, as Jackson writes them; read from exactly these strings. */
        STRING
    }

    /** Forms of a {@code double} or {@code float}. */
    enum Encoding {
        /** A JSON number. */
        DECIMAL,
        /**
         * The bits, 64 of a {@code double} and 32 of a {@code float}, highest first, as 11 or 6 characters of base64 for URLs:
         * every value is read back bit for bit, NaN and the infinities too.
         */
        BITS_BASE64
    }
}
