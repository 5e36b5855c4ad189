package dev.burin.internal.text;

/**
 * Hexadecimal digits by twos, as in UUIDs.
 *
 * <p>Range: every byte; only 0-9, a-f and A-F are digits. Source: our own; one look-up for two digits, in a table of 128 KiB of
 * which two are used, takes less than the arithmetic for eight digits of a word (docs/performance/times-and-ids.md).
 */
final class HexPairs {
    private static final String DIGITS = "0123456789abcdefABCDEF";

    /** The value of each two characters, the first one in the lower byte; -1 if one is not a digit. */
    private static final short[] VALUES = values();

    private HexPairs() {}

    private static short[] values() {
        short[] values = new short[1 << Short.SIZE];
        values[0] = -1;
        for (int filled = 1; filled < values.length; filled *= 2) {
            System.arraycopy(values, 0, values, filled, filled); // a loop that stores each would take a millisecond
        }
        for (int i = 0; i < DIGITS.length(); i++) {
            for (int j = 0; j < DIGITS.length(); j++) {
                values[DIGITS.charAt(i) | DIGITS.charAt(j) << Byte.SIZE] = (short)
                        (HexDigits.value((byte) DIGITS.charAt(i)) << 4 | HexDigits.value((byte) DIGITS.charAt(j)));
            }
        }
        return values;
    }

    /** Returns the value of four pairs of digits, the first one in the lowest bytes; a negative number if one is not a digit. */
    static long four(long characters) {
        return (long) VALUES[(int) characters & 0xFFFF] << 24
                | (long) VALUES[(int) (characters >>> 16) & 0xFFFF] << 16
                | (long) VALUES[(int) (characters >>> 32) & 0xFFFF] << 8
                | VALUES[(int) (characters >>> 48)];
    }
}
