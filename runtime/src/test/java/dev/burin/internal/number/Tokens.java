package dev.burin.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;

/** Places a token in arrays so that every wide load and every array end is met. */
final class Tokens {

    /** Bytes around a token that would change its meaning if a kernel read them. */
    private static final byte[] HOSTILE = {'9', '0', '-', '.', 'e', (byte) 0xFF};

    private Tokens() {}

    /** Checks a token that spans {@code [at, end)}. */
    interface Check {
        void accept(byte[] from, int at, int end);
    }

    /** Runs the check at every alignment 0 to 8, with the array ending at the token and with hostile bytes around it. */
    static void everywhere(String text, Check check) {
        for (int at = 0; at <= 8; at++) {
            atAlignment(text, at, check);
        }
    }

    /** Runs the check at one alignment, with the array ending at the token and with hostile bytes around it. */
    static void atAlignment(String text, int at, Check check) {
        byte[] token = text.getBytes(ISO_8859_1);
        int end = at + token.length;
        check.accept(place(token, at, end, (byte) '7'), at, end);
        byte hostile = HOSTILE[(at + token.length) % HOSTILE.length];
        check.accept(place(token, at, end + 1 + at * 3, hostile), at, end);
    }

    private static byte[] place(byte[] token, int at, int length, byte around) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, around);
        System.arraycopy(token, 0, bytes, at, token.length);
        return bytes;
    }
}
