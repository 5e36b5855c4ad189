package dev.burin.nightly;

import dev.burin.JsonException;
import dev.burin.internal.number.ShortestDecimal;
import java.util.function.LongConsumer;

/**
 * All 2<sup>32</sup> floats: the output reads back as the same bits, and is that of {@code Float.toString} of JDK 19
 * and later; floats that are not finite are rejected.
 */
public final class EveryFloat {
    private static final long ALL = 1L << Integer.SIZE;

    private EveryFloat() {}

    /** Tries all, or as many of the first ones as the argument says. */
    public static void main(String[] args) {
        Trial.run("floats", Trial.count(args, ALL), EveryFloat::attempt);
    }

    private static LongConsumer attempt() {
        NumberText text = new NumberText();
        return number -> attempt(number, text);
    }

    private static void attempt(long number, NumberText text) {
        int bits = (int) number;
        float value = Float.intBitsToFloat(bits);
        if (!Float.isFinite(value)) {
            if (NumberText.isSample(number) && !isRejected(value, text)) {
                throw new AssertionError("no number, but written as " + text);
            }
            return;
        }
        float again = text.again(value);
        if (Float.floatToRawIntBits(again) != bits || !text.isAsShortAs(Float.toString(value))) {
            throw new AssertionError(value + " is written as " + text + " and read as " + again);
        }
        if (NumberText.isSample(number)
                && (Float.floatToRawIntBits(Float.parseFloat(text.toString())) != bits
                        || !ShortestDecimal.of(value).equals(text.toString()))) {
            throw new AssertionError(text + " is not the shortest text of " + value);
        }
    }

    private static boolean isRejected(float value, NumberText text) {
        try {
            text.again(value);
            return false;
        } catch (JsonException e) {
            return true;
        }
    }
}
