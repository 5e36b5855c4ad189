package dev.burin.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

/**
 * Double or float nearest to a JSON number.
 *
 * <p>Source: W. Clinger, "How to Read Floating Point Numbers Accurately" (1990), for short numbers; {@link EiselLemire} for
 * the others. A token with more than 19 significant digits lies between two significands of 19 digits that usually round to
 * the same result; if they do not, the JDK decides, given as many digits as can matter. Range: every token, in linear time;
 * every result, floats included, is as if rounded once, to nearest, ties to even. Bytes outside {@code [at, end)} never
 * influence the result. Allocates only when the JDK decides.
 *
 * <p>Why not {@code Double.parseDouble}: it needs a String, and computes with big integers where one product suffices.
 */
public final class DecimalToDouble {

    private static final double[] DOUBLE_POWERS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };
    private static final float[] FLOAT_POWERS = {1e0f, 1e1f, 1e2f, 1e3f, 1e4f, 1e5f, 1e6f, 1e7f, 1e8f, 1e9f, 1e10f};

    /**
     * At least as many digits as can matter: a tie between two doubles has at most 767; of those after, only whether all are
     * zero.
     */
    private static final int DECISIVE_DIGITS = 800;

    private DecimalToDouble() {}

    /**
     * Reads a double into {@link NumberScan#doubleValue}: infinite if it is too large, zero if it is too small, -0.0 for
     * every negative zero.
     *
     * @return what {@link NumberScan#scan} returns
     */
    public static int readDouble(byte[] from, int at, int end, NumberScan into) {
        int position = PlainDouble.read(from, at, end, into);
        return position >= 0 ? position : readAnyDouble(from, at, end, into);
    }

    private static int readAnyDouble(byte[] from, int at, int end, NumberScan into) {
        int position = into.scan(from, at, end);
        if (position >= 0) {
            double magnitude = into.isTruncated ? longDouble(from, into) : doubleOf(into.significand, into.exponent);
            into.doubleValue = into.isNegative ? -magnitude : magnitude;
        }
        return position;
    }

    /**
     * Reads a float into {@link NumberScan#floatValue}, as {@link #readDouble} reads a double.
     *
     * @return what {@link NumberScan#scan} returns
     */
    public static int readFloat(byte[] from, int at, int end, NumberScan into) {
        int position = PlainDouble.read(from, at, end, into);
        if (position >= 0 && !isBetweenFloats(into.doubleValue)) {
            into.floatValue = (float) into.doubleValue;
            return position;
        }
        return readAnyFloat(from, at, end, into);
    }

    /**
     * Returns whether the double lies halfway between two floats. Only then may the decimal and its nearest double round to
     * different floats: every such midpoint is a double, so a decimal and its nearest double never lie on opposite sides of
     * one. The midpoints of subnormal floats have another form, but a number with at most nineteen digits after the point is
     * either zero or larger than those.
     */
    private static boolean isBetweenFloats(double value) {
        return (Double.doubleToRawLongBits(value) & 0x1FFF_FFFF) == 0x1000_0000;
    }

    private static int readAnyFloat(byte[] from, int at, int end, NumberScan into) {
        int position = into.scan(from, at, end);
        if (position >= 0) {
            float magnitude = into.isTruncated ? longFloat(from, into) : floatOf(into.significand, into.exponent);
            into.floatValue = into.isNegative ? -magnitude : magnitude;
        }
        return position;
    }

    private static double doubleOf(long significand, int exponent) {
        // Both operands are exact here, so the single operation rounds as the decimal would.
        if (significand >>> 53 == 0 && exponent >= -22 && exponent <= 22) {
            return exponent < 0 ? significand / DOUBLE_POWERS[-exponent] : significand * DOUBLE_POWERS[exponent];
        }
        return Double.longBitsToDouble(EiselLemire.doubleBits(significand, exponent));
    }

    private static float floatOf(long significand, int exponent) {
        if (significand >>> 24 == 0 && exponent >= -10 && exponent <= 10) {
            return exponent < 0 ? significand / FLOAT_POWERS[-exponent] : significand * FLOAT_POWERS[exponent];
        }
        return Float.intBitsToFloat(EiselLemire.floatBits(significand, exponent));
    }

    private static double longDouble(byte[] from, NumberScan token) {
        long low = EiselLemire.doubleBits(token.significand, token.exponent);
        long high = EiselLemire.doubleBits(token.significand + 1, token.exponent);
        return low == high ? Double.longBitsToDouble(low) : Double.parseDouble(decisiveText(from, token));
    }

    private static float longFloat(byte[] from, NumberScan token) {
        int low = EiselLemire.floatBits(token.significand, token.exponent);
        int high = EiselLemire.floatBits(token.significand + 1, token.exponent);
        return low == high ? Float.intBitsToFloat(low) : Float.parseFloat(decisiveText(from, token));
    }

    /** Returns a text of bounded length that rounds to the same value as the token. */
    private static String decisiveText(byte[] from, NumberScan token) {
        byte[] digits = new byte[DECISIVE_DIGITS + 1];
        int kept = 0;
        boolean isMore = false;
        for (int position = token.start; position < token.end; position++) {
            int character = from[position];
            if ((character | 0x20) == 'e') {
                break;
            }
            boolean isSignificant = character > '0' || (character == '0' && kept > 0);
            if (isSignificant && kept < DECISIVE_DIGITS) {
                digits[kept++] = (byte) character;
            } else if (character > '0') {
                isMore = true;
                break;
            }
        }
        if (isMore) {
            digits[kept++] = '1';
        }
        return new String(digits, 0, kept, ISO_8859_1) + 'E' + (token.exponent - (kept - NumberScan.MAX_DIGITS));
    }
}
