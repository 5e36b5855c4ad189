package dev.burin.processor.model;

import dev.burin.annotation.JsonNumber;
import java.math.RoundingMode;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What {@code @JsonNumber} says about numbers with a fraction.
 *
 * @param scale how many decimals are written, -1 for all
 * @param rounding how the others are rounded
 * @param nonFinite how NaN and the infinities are represented
 * @param encoding whether the number is written as a decimal
 * @param said the members of the annotation that are written
 */
public record NumberStyle(
        int scale,
        RoundingMode rounding,
        JsonNumber.NonFinite nonFinite,
        JsonNumber.Encoding encoding,
        Set<String> said) {

    /** The scale of a number that keeps all decimals. */
    public static final int ALL_DECIMALS = -1;

    /** Whether the bits are written. */
    public boolean isBits() {
        return encoding == JsonNumber.Encoding.BITS_BASE64;
    }

    /** Whether decimals may be dropped. */
    public boolean isRounded() {
        return scale != ALL_DECIMALS;
    }

    /** Whether NaN is {@code null}. */
    public boolean hasNull() {
        return nonFinite == JsonNumber.NonFinite.NULL;
    }

    /** Whether this is the same as no annotation. */
    public boolean isUsual() {
        return !isBits() && !isRounded() && nonFinite == JsonNumber.NonFinite.FAIL;
    }

    /** Returns the style in words, for people who ask why: {@code with at most 2 decimals, HALF_EVEN}. */
    public String describe() {
        Stream<String> bits = isBits() ? Stream.of("as its bits in base64") : Stream.empty();
        Stream<String> rounded =
                isRounded() ? Stream.of("with at most " + scale + " decimals, " + rounding) : Stream.empty();
        Stream<String> others = nonFinite == JsonNumber.NonFinite.FAIL
                ? Stream.empty()
                : Stream.of("NaN and infinities as " + nonFinite);
        return Stream.of(bits, rounded, others).flatMap(parts -> parts).collect(Collectors.joining(", "));
    }
}
