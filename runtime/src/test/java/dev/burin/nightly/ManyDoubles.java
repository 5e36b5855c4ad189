package dev.burin.nightly;

import dev.burin.internal.number.ShortestDecimal;
import java.util.function.LongConsumer;

/**
 * A billion doubles, among all possible ones and among those that people write: the output reads back as the same bits,
 * and is that of {@code Double.toString} of JDK 19 and later.
 */
public final class ManyDoubles {
    private static final long BILLION = 1_000_000_000;

    private static final int EXPONENT_SHIFT = 52;
    private static final long EXPONENT_MASK = 0x7FFL << EXPONENT_SHIFT;

    /** The exponents from a millionth to some trillions. */
    private static final long LOWEST_USUAL = 1023 - 20;

    private static final int USUAL_MASK = 63;
    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8};

    private ManyDoubles() {}

    /**
     * Tries a billion, or as many as the first argument says, others in each run unless a second argument is the
     * initial seed.
     */
    public static void main(String[] args) {
        long seed = args.length < 2 ? System.nanoTime() : Long.parseLong(args[1]);
        System.out.println("doubles: seed " + seed);
        Trial.run("doubles", Trial.count(args, BILLION), () -> attempt(seed));
    }

    private static LongConsumer attempt(long seed) {
        NumberText text = new NumberText();
        return number -> attempt(number, seed, text);
    }

    private static void attempt(long number, long seed, NumberText text) {
        double value = value(number, mixed(seed + number));
        if (!Double.isFinite(value)) {
            return;
        }
        long bits = Double.doubleToRawLongBits(value);
        double again = text.again(value);
        if (Double.doubleToRawLongBits(again) != bits || !text.isAsShortAs(Double.toString(value))) {
            throw new AssertionError(value + " is written as " + text + " and read as " + again);
        }
        if (NumberText.isSample(number)
                && (Double.doubleToRawLongBits(Double.parseDouble(text.toString())) != bits
                        || !ShortestDecimal.of(value).equals(text.toString()))) {
            throw new AssertionError(text + " is not the shortest text of " + value);
        }
    }

    /** Returns any bits, any bits with a usual exponent, and decimals of up to eight places, in turn. */
    private static double value(long number, long random) {
        return switch ((int) (number % 3)) {
            case 0 -> Double.longBitsToDouble(random);
            case 1 -> Double.longBitsToDouble((random & ~EXPONENT_MASK) | usualExponent(random) << EXPONENT_SHIFT);
            default -> (random >> 10 + (random & 31)) / POWERS[(int) (number / 3 % POWERS.length)];
        };
    }

    private static long usualExponent(long random) {
        return LOWEST_USUAL + (random >>> EXPONENT_SHIFT & USUAL_MASK);
    }

    /** SplitMix64 of G. Steele, D. Lea and C. Flood: no result occurs twice. */
    private static long mixed(long number) {
        long mixed = number * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
