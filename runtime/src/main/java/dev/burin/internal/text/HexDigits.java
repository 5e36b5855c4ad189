package dev.burin.internal.text;

import dev.burin.internal.bytes.Swar;
import java.util.Arrays;

/**
 * Hexadecimal digits of {@code \}{@code u} escapes and UUIDs.
 *
 * <p>Source: RFC 8259 §7. Range: every byte; only 0-9, a-f and A-F are digits.
 */
final class HexDigits {
    private static final long LOW_NIBBLES = 0xF * Swar.ONES;
    private static final long HIGH_NIBBLES = 0xF0F0_F0F0_F0F0_F0F0L;

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

    /**
     * Returns zero if eight characters, the first one in the lowest byte, are all digits.
     *
     * <p>In each byte, the bit that tells letters from decimal digits adds nine to the lowest four bits. A letter that is then
     * not 10 to 15, a decimal digit above 9, and a byte with other upper bits are not digits.
     */
    static long foreign(long characters) {
        long letters = letters(characters);
        long values = values(characters);
        long above = (characters | (letters << 5)) ^ (Swar.DIGIT_ZEROS + letters * ('a' - 1 - '0'));
        long misplaced = ((values + 6 * Swar.ONES) >>> 4 ^ letters) & Swar.ONES;
        return ((above | values) & HIGH_NIBBLES) | misplaced;
    }

    /** Returns the value of eight digits, the first one in the lowest byte. */
    static long eight(long characters) {
        long digits = Long.reverseBytes(values(characters));
        long bytes = (digits | (digits >>> 4)) & 0x00FF_00FF_00FF_00FFL;
        long pairs = (bytes | (bytes >>> 8)) & 0x0000_FFFF_0000_FFFFL;
        return (pairs | (pairs >>> 16)) & 0xFFFF_FFFFL;
    }

    /** Returns the bit that distinguishes letters from decimal digits, in the lowest bit of each byte. */
    private static long letters(long characters) {
        return (characters >>> 6) & Swar.ONES;
    }

    /** Returns the values of the digits; the lowest four bits of letters are one to six. */
    private static long values(long characters) {
        return (characters & LOW_NIBBLES) + 9 * letters(characters);
    }

    /** Returns the upper-case digit for the lowest four bits of {@code value}. */
    static byte upperCase(int value) {
        return UPPER_CASE[value & 0xF];
    }
}
