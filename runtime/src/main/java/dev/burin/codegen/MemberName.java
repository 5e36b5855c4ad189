package dev.burin.codegen;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.text.StringEncoder;
import dev.burin.internal.text.StringScratch;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A member name as generated code stores and compares it: {@code ,"name":} in whole words.
 *
 * <p>A record, because HotSpot treats the fields of a record held in a {@code static final} field as constants: storing or
 * comparing a name of up to six bytes is then one word operation with a literal.
 *
 * @param name the name without quotes and escapes
 * @param utf8 the name in UTF-8; a key of comparisons, never to be changed
 * @param token {@code ,"name":} in UTF-8, escaped as JSON needs it, followed by at least eight zero bytes
 * @param length bytes of the token, without the zeros
 * @param first the first eight bytes of the token, little-endian
 * @param second the bytes 8 to 15
 * @param third the bytes 16 to 23
 * @param last the last eight bytes of the token; {@code first} when it is shorter
 */
@SuppressWarnings("ArrayRecordComponent") // equality is by name; the arrays are only read
public record MemberName(
        String name, byte[] utf8, byte[] token, int length, long first, long second, long third, long last) {
    /** Tokens up to this length are compared and stored in words only. */
    public static final int MAX_WORD_BYTES = 32;

    /** The control character after the printable ones of ASCII. */
    private static final int DELETE = 0x7F;

    private static final long FIRST_BYTE = 0xFF;

    /** The bits that differ between a word that ends with a colon and one that ends with a space. */
    private static final long COLON_TO_SPACE = (long) (':' ^ ' ') << (Long.SIZE - Byte.SIZE);

    /**
     * Returns the name ready for use.
     *
     * @param name the name without quotes and escapes
     * @throws IllegalArgumentException if it has a lone surrogate, for which there is no UTF-8
     */
    public static MemberName of(String name) {
        requireUnicode(name);
        byte[] token = (",\"" + escape(name) + "\":").getBytes(StandardCharsets.UTF_8);
        byte[] padded = Arrays.copyOf(token, Math.max(token.length + Long.BYTES, MAX_WORD_BYTES));
        return new MemberName(
                name,
                name.getBytes(StandardCharsets.UTF_8),
                padded,
                token.length,
                Bytes.getLong(padded, 0),
                Bytes.getLong(padded, Long.BYTES),
                Bytes.getLong(padded, 2 * Long.BYTES),
                Bytes.getLong(padded, Math.max(0, token.length - Long.BYTES)));
    }

    private static void requireUnicode(String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8); // with a question mark for each lone surrogate
        if (!new String(utf8, StandardCharsets.UTF_8).equals(name)) {
            throw new IllegalArgumentException("The name \"" + printable(name) + "\" has a lone surrogate");
        }
    }

    private static String printable(String name) {
        StringBuilder text = new StringBuilder(name.length());
        name.chars().forEach(c -> text.append(c < DELETE ? String.valueOf((char) c) : String.format("\\u%04X", c)));
        return text.toString();
    }

    /** Escapes as values are escaped: two bytes where JSON has such an escape. */
    private static String escape(String name) {
        byte[] text = new byte[name.length() * StringEncoder.MAX_BYTES_PER_CHAR + StringEncoder.SLACK];
        int end = StringEncoder.writeEscaped(name, 0, name.length(), new StringScratch(), text, 0);
        return new String(text, 0, end, StandardCharsets.UTF_8);
    }

    /**
     * Stores {@code ,"name":} and returns the position after it.
     *
     * <p>May store up to seven bytes more; the caller reserved them.
     */
    public int put(byte[] to, int at) {
        Bytes.putLong(to, at, first);
        return putRest(to, at);
    }

    /**
     * Stores <code>{"name":</code> and returns the position after it.
     *
     * <p>May store up to seven bytes more; the caller reserved them.
     */
    public int putFirst(byte[] to, int at) {
        Bytes.putLong(to, at, (first & ~FIRST_BYTE) | '{');
        return putRest(to, at);
    }

    private int putRest(byte[] to, int at) {
        if (length > Long.BYTES) {
            Bytes.putLong(to, at + Long.BYTES, second);
            if (length > 2 * Long.BYTES) {
                Bytes.putLong(to, at + 2 * Long.BYTES, third);
                if (length > 3 * Long.BYTES) {
                    putLong(to, at);
                }
            }
        }
        return at + length;
    }

    private void putLong(byte[] to, int at) {
        if (length <= MAX_WORD_BYTES) {
            Bytes.putLong(to, at + length - Long.BYTES, last);
        } else {
            System.arraycopy(token, 3 * Long.BYTES, to, at + 3 * Long.BYTES, length - 3 * Long.BYTES);
        }
    }

    /** Stores {@code "name"}, without comma and colon, and returns the position after it; the caller reserved that much. */
    public int putQuoted(byte[] to, int at) {
        System.arraycopy(token, 1, to, at, quotedLength());
        return at + quotedLength();
    }

    /** Can {@link #isAt} look at {@code at}? It reads whole words, but nothing beyond {@code end}. */
    public boolean fitsAt(int at, int end) {
        return at <= end - Math.max(length, Long.BYTES);
    }

    /**
     * Is {@code ,"name":} at {@code at}? The caller made sure that it {@linkplain #fitsAt fits} there, or that
     * {@link #MAX_WORD_BYTES} bytes do.
     *
     * @param end end of the document, for names of more than {@link #MAX_WORD_BYTES} bytes
     */
    public boolean isAt(byte[] json, int at, int end) {
        return isAt(json, at, end, difference(json, at));
    }

    /** Returns the bits in which the eight bytes at {@code at} differ from the beginning of the token. */
    public long difference(byte[] json, int at) {
        return Bytes.getLong(json, at) ^ first;
    }

    /** As {@link #isAt}, but with any byte in place of the comma. */
    public boolean isFirstAt(byte[] json, int at, int end) {
        return isAt(json, at, end, difference(json, at) & ~FIRST_BYTE);
    }

    /** As {@link #isFirstAt}, with a space in place of the colon. */
    public boolean isSpacedAt(byte[] json, int at) {
        long difference = difference(json, at) & ~FIRST_BYTE;
        if (length <= Long.BYTES) {
            return difference << ((Long.BYTES - length) * Byte.SIZE) == COLON_TO_SPACE;
        }
        if (difference != 0 || (Bytes.getLong(json, at + length - Long.BYTES) ^ last) != COLON_TO_SPACE) {
            return false;
        }
        return length <= 2 * Long.BYTES
                || Arrays.equals(
                        json, at + Long.BYTES, at + length - Long.BYTES, token, Long.BYTES, length - Long.BYTES);
    }

    /** As {@link #isAt(byte[], int, int)}, if the {@linkplain #difference difference} is known. */
    public boolean isAt(byte[] json, int at, int end, long difference) {
        if (length <= Long.BYTES) {
            return difference << ((Long.BYTES - length) * Byte.SIZE) == 0;
        }
        if (difference != 0) {
            return false;
        }
        if (length <= 2 * Long.BYTES) {
            return Bytes.getLong(json, at + length - Long.BYTES) == last;
        }
        return isLongAt(json, at, end);
    }

    private boolean isLongAt(byte[] json, int at, int end) {
        if (Bytes.getLong(json, at + Long.BYTES) != second) {
            return false;
        }
        if (length <= 3 * Long.BYTES) {
            return Bytes.getLong(json, at + length - Long.BYTES) == last;
        }
        if (length <= MAX_WORD_BYTES) {
            return Bytes.getLong(json, at + 2 * Long.BYTES) == third
                    && Bytes.getLong(json, at + length - Long.BYTES) == last;
        }
        // The preceding words have been compared, and the first of them may have something else in place of the comma.
        int compared = 2 * Long.BYTES;
        return length <= end - at && Arrays.equals(json, at + compared, at + length, token, compared, length);
    }

    /** Is {@code "name"}, without comma and colon, at {@code at}? Reads nothing at or beyond {@code end}. */
    public boolean isQuotedAt(byte[] json, int at, int end) {
        int quoted = length - 2;
        return at <= end - quoted && Arrays.equals(json, at, at + quoted, token, 1, 1 + quoted);
    }

    /** Bytes of {@code "name"} with its quotes. */
    public int quotedLength() {
        return length - 2;
    }

    /** Are the bytes {@code [from, to)} of {@code utf8Text} this name? */
    public boolean equalsUtf8(byte[] utf8Text, int from, int to) {
        return Arrays.equals(utf8Text, from, to, utf8, 0, utf8.length);
    }

    /** As {@link #equalsUtf8}, ignoring the case of ASCII letters. */
    public boolean equalsUtf8IgnoringCase(byte[] utf8Text, int from, int to) {
        if (to - from != utf8.length) {
            return false;
        }
        for (int i = 0; i < utf8.length; i++) {
            if (lowerCase(utf8Text[from + i]) != lowerCase(utf8[i])) {
                return false;
            }
        }
        return true;
    }

    private static int lowerCase(int c) {
        return c >= 'A' && c <= 'Z' ? c | 0x20 : c;
    }

    /** Returns a set that contains these names regardless of the case of ASCII letters. */
    public static Set<String> ignoringCase(String... names) {
        Set<String> set = new TreeSet<>(Comparator.comparing(MemberName::lowerCase));
        Collections.addAll(set, names);
        return Collections.unmodifiableSet(set);
    }

    /** Returns a name with its ASCII letters in lower case. */
    public static String lowerCase(String name) {
        StringBuilder lower = new StringBuilder(name.length());
        name.chars().forEach(c -> lower.append((char) lowerCase(c)));
        return lower.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MemberName that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
