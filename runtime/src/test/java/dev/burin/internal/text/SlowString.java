package dev.burin.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The obvious reader of a JSON string, one byte at a time and UTF-8 by the JDK: what the kernels are compared with.
 *
 * @param position the position after the closing quote, or {@code ~offset} of the first offending byte
 * @param text the characters, as far as they were read
 */
record SlowString(int position, String text) {
    private static final byte[] REPLACEMENT = "\uFFFD".getBytes(StandardCharsets.UTF_8);

    static SlowString read(byte[] from, int at, int end) {
        StringBuilder text = new StringBuilder();
        while (at < end) {
            int next = from[at] & 0xFF;
            int after;
            if (next == '"') {
                return new SlowString(at + 1, text.toString());
            } else if (next < 0x20) {
                after = ~at;
            } else if (next == '\\') {
                after = escape(from, at, end, text);
            } else if (next >= 0x80) {
                after = sequence(from, at, end, text);
            } else {
                text.append((char) next);
                after = at + 1;
            }
            if (after < 0) {
                return new SlowString(after, text.toString());
            }
            at = after;
        }
        return new SlowString(~end, text.toString());
    }

    private static int escape(byte[] from, int at, int end, StringBuilder text) {
        if (at + 1 == end) {
            return ~end;
        }
        int simple = "\"\\/bfnrt".indexOf(from[at + 1]);
        if (simple >= 0) {
            text.append("\"\\/\b\f\n\r\t".charAt(simple));
            return at + 2;
        }
        if (from[at + 1] != 'u') {
            return ~(at + 1);
        }
        int digits = digits(from, at + 2, end);
        if (digits < 4) {
            return ~(at + 2 + digits);
        }
        char unit = (char) Integer.parseInt(new String(from, at + 2, 4, StandardCharsets.ISO_8859_1), 16);
        if (!Character.isSurrogate(unit)) {
            text.append(unit);
            return at + 6;
        }
        return Character.isHighSurrogate(unit) ? pair(from, at, end, unit, text) : ~at;
    }

    private static int pair(byte[] from, int at, int end, char high, StringBuilder text) {
        String rest = new String(from, at + 6, Math.min(2, end - at - 6), StandardCharsets.ISO_8859_1);
        if (!"\\u".startsWith(rest)) {
            return ~at;
        }
        if (rest.length() < 2) {
            return ~end;
        }
        int digits = digits(from, at + 8, end);
        if (digits < 4) {
            return ~(at + 8 + digits);
        }
        char low = (char) Integer.parseInt(new String(from, at + 8, 4, StandardCharsets.ISO_8859_1), 16);
        if (!Character.isLowSurrogate(low)) {
            return ~at;
        }
        text.append(high).append(low);
        return at + 12;
    }

    private static int digits(byte[] from, int at, int end) {
        int count = 0;
        while (count < 4 && at + count < end && "0123456789abcdefABCDEF".indexOf((char) from[at + count]) >= 0) {
            count++;
        }
        return count;
    }

    private static int sequence(byte[] from, int at, int end, StringBuilder text) {
        for (int length = 2; length <= 4 && at + length <= end; length++) {
            String character = decoded(Arrays.copyOfRange(from, at, at + length));
            if (character.codePointCount(0, character.length()) == 1) {
                text.append(character);
                return at + length;
            }
        }
        return end - at < 4 && canContinue(Arrays.copyOfRange(from, at, end)) ? ~end : ~at;
    }

    /** Returns whether some continuation bytes make {@code cut} one character. */
    private static boolean canContinue(byte[] cut) {
        byte[] longer = Arrays.copyOf(cut, cut.length + 1);
        for (int next : new int[] {0x80, 0x90, 0xA0, 0xBF}) {
            longer[cut.length] = (byte) next;
            if (!decoded(longer).isEmpty() || longer.length < 4 && canContinue(longer)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the characters that {@code bytes} are in UTF-8, none if they are malformed. */
    private static String decoded(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        boolean isReplaced = text.indexOf('\uFFFD') >= 0 && !Arrays.equals(bytes, REPLACEMENT);
        return isReplaced ? "" : text;
    }
}
