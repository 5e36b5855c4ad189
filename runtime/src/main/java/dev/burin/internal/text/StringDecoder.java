package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Decodes JSON strings that have escapes or bytes of 0x80 and above.
 *
 * <p>Source: RFC 8259 §7; UTF-8 by table 3-7 of the Unicode Standard. Range: any bytes; only those in {@code [at, end)} are read.
 * {@link #decode} writes into a {@link TextBuffer}, which grows; {@link #decodeName} writes at most {@code end - at} bytes, which
 * the caller reserved.
 *
 * <p>Why not {@code new String(bytes, UTF_8)}: it replaces malformed sequences instead of reporting them, and does not decode
 * escapes.
 */
public final class StringDecoder {
    /** An iteration of the decoding loop appends at most seven plain bytes and a surrogate pair, or eight plain bytes. */
    private static final int MAX_CHARS_A_TURN = 9;

    /** The number of characters of one or two bytes that are decoded at once. */
    private static final int NARROW = 4;

    /** The lowest first byte of a sequence of three bytes; a sequence of two begins with a lower one. */
    private static final byte THREE_BYTES = (byte) 0xE0;

    /**
     * For each first byte, how many bytes follow it in a narrow character: 0 if it is plain, 1 from 0xC2 to 0xDF; 2 for anything
     * else.
     */
    private static final byte[] FOLLOWING = following();

    private StringDecoder() {}

    private static byte[] following() {
        byte[] counts = new byte[1 << Byte.SIZE];
        for (int first = 0; first < counts.length; first++) {
            counts[first] = (byte) (StringScan.isPlain((byte) first) ? 0 : first >= 0xC2 && first < 0xE0 ? 1 : 2);
        }
        return counts;
    }

    /**
     * Decodes the string whose first byte after the opening quote is at {@code at} and leaves its characters in {@code text},
     * which is emptied first.
     *
     * @return the position after the closing quote, or {@code ~offset} of the first offending byte, the same as
     *     {@link StringScan#skip} returns; {@code text} is empty then
     */
    public static int decode(byte[] from, int at, int end, TextBuffer text) {
        text.clear();
        byte[] to = text.latin1();
        int length = 0;
        while (true) {
            if (length > to.length - MAX_CHARS_A_TURN) {
                to = text.grownLatin1(length, MAX_CHARS_A_TURN);
            }
            if (at <= end - 8) {
                long word = Bytes.getLong(from, at);
                long mask = Swar.stopMask(word);
                Bytes.putLong(to, length, word);
                if (mask == 0) {
                    at += 8;
                    length += 8;
                    continue;
                }
                int plain = plainCount(mask);
                at += plain;
                length += plain;
            } else if (at >= end) {
                return ~end;
            }

            int next = from[at];
            if (next == '\\' && at + 1 < end) {
                // Short escapes come first, because they are the usual reason to be here; the others are handled below,
                // as code points.
                byte character = Escapes.character(from[at + 1]);
                if (character != Escapes.NONE) {
                    to[length++] = character;
                    at += 2;
                    continue;
                }
            }
            if (next == '"') {
                text.latin1Length(length);
                return at + 1;
            } else if (next == '\\') {
                int codePoint = Escapes.codePoint(from, at, end);
                if (codePoint < 0) {
                    return codePoint;
                }
                if (codePoint > 0xFF) {
                    return decodeWide(from, at, end, text, length);
                }
                to[length++] = (byte) codePoint;
                at += Escapes.byteCount(from, at, codePoint);
            } else if (next < 0) {
                // U+0080 to U+00FF, the only sequences that stay Latin-1.
                if ((next & 0xFE) != 0xC2 || at + 1 >= end || (from[at + 1] & 0xC0) != 0x80) {
                    return decodeWide(from, at, end, text, length);
                }
                to[length++] = (byte) ((next << 6) | (from[at + 1] & 0x3F));
                at += 2;
            } else if (next < ' ') {
                return ~at;
            } else {
                // One of the last seven bytes.
                to[length++] = (byte) next;
                at++;
            }
        }
    }

    /**
     * Returns {@link Swar#firstFlagged} of a mask that is not zero.
     *
     * <p>Escapes come close together, and each word is loaded where the last run ended. The length of short runs is found by
     * branches: when predicted, they let the next load begin before the mask is known.
     */
    private static int plainCount(long mask) {
        if ((mask & 0x80) != 0) {
            return 0;
        } else if ((mask & 0x8000) != 0) {
            return 1;
        } else if ((mask & 0x800000) != 0) {
            return 2;
        } else if ((mask & 0x80000000L) != 0) {
            return 3;
        } else if ((mask & 0x8000000000L) != 0) {
            return 4;
        }
        return Swar.firstFlagged(mask);
    }

    /** Continues at {@code at}, where a wider character comes, with {@code decoded} Latin-1 characters in {@code text}. */
    private static int decodeWide(byte[] from, int at, int end, TextBuffer text, int decoded) {
        int length = decoded;
        char[] to = text.widened(length, MAX_CHARS_A_TURN);
        while (true) {
            if (length > to.length - MAX_CHARS_A_TURN) {
                to = text.grown(length, MAX_CHARS_A_TURN);
            }

            // Plain bytes: copy a whole word, keep what precedes the first stop byte.
            if (at <= end - 8) {
                long word = Bytes.getLong(from, at);
                long mask = Swar.stopMask(word);
                to[length] = (char) (word & 0xFF);
                to[length + 1] = (char) ((word >>> 8) & 0xFF);
                to[length + 2] = (char) ((word >>> 16) & 0xFF);
                to[length + 3] = (char) ((word >>> 24) & 0xFF);
                to[length + 4] = (char) ((word >>> 32) & 0xFF);
                to[length + 5] = (char) ((word >>> 40) & 0xFF);
                to[length + 6] = (char) ((word >>> 48) & 0xFF);
                to[length + 7] = (char) (word >>> 56);
                if (mask == 0) {
                    at += 8;
                    length += 8;
                    continue;
                }
                int plain = Swar.firstFlagged(mask);
                at += plain;
                length += plain;
            } else if (at >= end) {
                return ~end;
            }

            int next = from[at];
            if (next < 0) {
                // UTF-8 sequences: as many as follow one another, while there is room for a surrogate pair. A run of
                // narrow characters also takes those of one byte between them.
                while (at < end && length <= to.length - 2 && from[at] < 0) {
                    int paired = decodePairs(from, at, end, to, length);
                    if (paired > length) {
                        at += (paired - length) * 3;
                        length = paired;
                        continue;
                    }
                    int bytes = from[at] < THREE_BYTES ? NARROW : 0;
                    while (bytes > 0 && at <= end - Long.BYTES && length <= to.length - NARROW) {
                        bytes = decodeNarrow(Bytes.getLong(from, at), to, length);
                        at += bytes;
                        length += bytes > 0 ? NARROW : 0;
                    }
                    if (at >= end || from[at] >= 0 || length > to.length - 2) {
                        break;
                    }
                    int sequenceEnd = Utf8.sequenceEnd(from, at, end);
                    if (sequenceEnd < 0) {
                        return sequenceEnd;
                    }
                    length = append(to, length, codePoint(from, at, sequenceEnd));
                    at = sequenceEnd;
                }
            } else if (next == '"') {
                text.charsLength(length);
                return at + 1;
            } else if (next == '\\') {
                int codePoint = Escapes.codePoint(from, at, end);
                if (codePoint < 0) {
                    return codePoint;
                }
                length = append(to, length, codePoint);
                at += Escapes.byteCount(from, at, codePoint);
            } else if (next < ' ') {
                return ~at;
            } else {
                // One of the last seven bytes.
                to[length++] = (char) next;
                at++;
            }
        }
    }

    /**
     * Appends sequences of three bytes, which most text in Asian scripts consists of, two in each iteration.
     *
     * @return the new length; three bytes were read for each character
     */
    private static int decodePairs(byte[] from, int start, int end, char[] to, int used) {
        int at = start;
        int length = used;
        while (at <= end - 8 && length <= to.length - 2) {
            long word = Bytes.getLong(from, at);
            if (!Utf8.isPair(word)) {
                break;
            }
            long units = Utf8.pairUnits(word);
            to[length] = (char) units;
            to[length + 1] = (char) (units >>> 24);
            length += 2;
            at += Utf8.PAIR_BYTES;
        }
        return length;
    }

    /**
     * Stores four characters of one or two bytes each, in any order, as in the words and spaces of many scripts.
     *
     * <p>Has no branch but the last: the processor would too often mispredict where words end.
     *
     * @return how many of the eight bytes they take; 0 if any of them is something else, and what was stored is then garbage
     */
    private static int decodeNarrow(long word, char[] to, int length) {
        long rest = word;
        int wrong = 0;
        int bytes = NARROW;
        for (int i = 0; i < NARROW; i++) {
            int first = (int) rest & 0xFF;
            int second = (int) (rest >>> Byte.SIZE) & 0xFF;
            int following = first >>> (Byte.SIZE - 1);
            int twoBytes = (first & 0x1F) << 6 | (second & 0x3F);
            wrong |= (FOLLOWING[first] ^ following) | (((second & 0xC0) ^ 0x80) & -following);
            to[length + i] = (char) ((first & ~-following) | (twoBytes & -following));
            bytes += following;
            rest >>>= Byte.SIZE << following;
        }
        return wrong == 0 ? bytes : 0;
    }

    /**
     * Unescapes a member name, which {@link StringScan#skip} has accepted, into UTF-8 bytes, so that it can be compared.
     *
     * @param at the first byte after the opening quote
     * @param end the position of the closing quote
     * @param to has room for {@code end - at} bytes
     * @return the number of bytes written from index 0, or {@code ~offset} of the first byte that makes an escape invalid
     */
    public static int decodeName(byte[] from, int at, int end, byte[] to) {
        int length = 0;
        while (at < end) {
            if (from[at] != '\\') {
                to[length++] = from[at++];
                continue;
            }
            int codePoint = Escapes.codePoint(from, at, end);
            if (codePoint < 0) {
                return codePoint;
            }
            length = appendUtf8(to, length, codePoint);
            at += Escapes.byteCount(from, at, codePoint);
        }
        return length;
    }

    /** Returns the code point of the valid sequence of two to four bytes in {@code [at, end)}. */
    static int codePoint(byte[] from, int at, int end) {
        int last = from[end - 1] & 0x3F;
        return switch (end - at) {
            case 2 -> (from[at] & 0x1F) << 6 | last;
            case 3 -> (from[at] & 0xF) << 12 | (from[at + 1] & 0x3F) << 6 | last;
            default -> (from[at] & 0x7) << 18 | (from[at + 1] & 0x3F) << 12 | (from[at + 2] & 0x3F) << 6 | last;
        };
    }

    private static int append(char[] to, int length, int codePoint) {
        if (Character.isBmpCodePoint(codePoint)) {
            to[length] = (char) codePoint;
            return length + 1;
        }
        to[length] = Character.highSurrogate(codePoint);
        to[length + 1] = Character.lowSurrogate(codePoint);
        return length + 2;
    }

    /** Appends a code point, and returns the new length. */
    static int appendUtf8(byte[] to, int length, int codePoint) {
        if (codePoint < 0x80) {
            to[length] = (byte) codePoint;
            return length + 1;
        }
        if (codePoint < 0x800) {
            to[length] = (byte) (0xC0 | (codePoint >>> 6));
        } else if (codePoint < 0x10000) {
            to[length++] = (byte) (0xE0 | (codePoint >>> 12));
            to[length] = (byte) (0x80 | ((codePoint >>> 6) & 0x3F));
        } else {
            to[length++] = (byte) (0xF0 | (codePoint >>> 18));
            to[length++] = (byte) (0x80 | ((codePoint >>> 12) & 0x3F));
            to[length] = (byte) (0x80 | ((codePoint >>> 6) & 0x3F));
        }
        to[length + 1] = (byte) (0x80 | (codePoint & 0x3F));
        return length + 2;
    }
}
