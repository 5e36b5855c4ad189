package dev.burin.internal.text;

import java.util.Arrays;

/**
 * Hexadecimal digits of {@code \}{@code u} escapes; {@link HexPairs} has those of UUIDs.
 *
 * <p>Source: RFC 8259 §7. Range: every byte; only 0-9, a-f and A-F are digits.
 */
final class HexDigits {
    private static final byte[] VALUES = values();
    private static final byte[] UPPER_CASE = {
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'
    };

    private HexDigits() {}

    private static byte[] values() {
        byte[] values = new byte[1 << Byte.SIZE];
        Arrays.fill(values, (byte) -1);
        for (int digit = 0; digit < 10; digit++) {
            values['0' + digit] = (byte) digit;
        }
        for (int digit = 10; digit < 16; digit++) {
            values['a' + digit - 10] = (byte) digit;
            values['A' + digit - 10] = (byte) digit;
        }
        return values;
    }

    /** Returns the value of one digit, or -1. */
    static int value(byte digit) {
        return VALUES[digit & 0xFF];
    }

    /**
     * Returns the value of the four digits at {@code at}, or a negative number; the caller has checked that four bytes are left.
     */
    static int four(byte[] from, int at) {
        return value(from[at]) << 12 | value(from[at + 1]) << 8 | value(from[at + 2]) << 4 | value(from[at + 3]);
    }

    /** Returns the upper-case digit for the lowest four bits of {@code value}. */
    static byte upperCase(int value) {
        return UPPER_CASE[value & 0xF];
    }
}
