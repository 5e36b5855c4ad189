package dev.burin;

import dev.burin.codegen.TextSlice;
import dev.burin.internal.number.NumberScan;
import dev.burin.internal.text.Literals;
import dev.burin.internal.text.Utf8;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Describes what was found in a document: a short excerpt of the bytes, without anything that could harm a log, or only their
 * kind.
 */
final class FoundBytes {
    private static final int MAX_EXCERPT_BYTES = 32;

    /** What is shown of a string without its escapes. */
    private static final int MAX_TEXT_BYTES = 2 * MAX_EXCERPT_BYTES;

    private static final int MAX_CHARACTER_BYTES = 4;
    private static final int UNICODE_ESCAPE_BYTES = 6;
    private static final int DELETE = 0x7F;

    /** The maximum number of bytes after the first that affect what is shown of a token. */
    static final int MAX_SHOWN_BYTES = 4 * MAX_EXCERPT_BYTES;

    private final byte[] document;
    private final int to;
    private final boolean isShown;

    /** For a document that ends at {@code to}; only the kinds of its bytes are described unless {@code isShown}. */
    FoundBytes(byte[] document, int to, boolean isShown) {
        this.document = document;
        this.to = to;
        this.isShown = isShown;
    }

    /** Describes the token at {@code at}. */
    String token(int at) {
        return switch (document[at]) {
            case '{' -> "an object";
            case '[' -> "an array";
            case '"' -> isShown ? "the string " + string(at) : "a string";
            default -> isShown ? shownToken(at) : kind(at);
        };
    }

    private String shownToken(int at) {
        return isWordPart(document[at]) ? excerpt(at, wordEnd(at)) : "'" + printable(at, characterEnd(at)) + "'";
    }

    /** Describes the word that the byte at {@code at} is part of, which does not begin before {@code from}. */
    String wordAround(int at, int from) {
        int start = at;
        while (start > from && isWordPart(document[start - 1])) {
            start--;
        }
        return isShown ? excerpt(start, wordEnd(at)) : kind(at);
    }

    private String kind(int at) {
        return switch (document[at]) {
            case ',' -> "a comma";
            case ':' -> "a colon";
            case '}', ']' -> "a closing bracket";
            case 't' -> isWordEnd(Literals.trueEnd(document, at, to)) ? "a boolean" : "something else";
            case 'f' -> isWordEnd(Literals.falseEnd(document, at, to)) ? "a boolean" : "something else";
            case 'n' -> isNull(at) ? "null" : "something else";
            default -> beginsNumber(document[at]) ? "a number" : "something else";
        };
    }

    /** Whether the word at {@code at} is {@code null}. */
    boolean isNull(int at) {
        return isWordEnd(Literals.nullEnd(document, at, to));
    }

    /** Whether a literal that ends at {@code at}, or is none if that is negative, is a whole word. */
    private boolean isWordEnd(int at) {
        return at > 0 && (at == to || !isWordPart(document[at]));
    }

    /** Describes the token at {@code at}, for the end of a sentence that is complete without it. */
    String afterColon(int at) {
        return isShown ? ": found " + token(at) : "";
    }

    /** Like {@link #afterColon}, but within a string, where no byte begins a value. */
    String inString(int at) {
        return isShown ? ": found " + shownToken(at) : "";
    }

    /** Describes the number or name {@code [start, end)}, for the middle of a sentence that is complete without it. */
    String afterSpace(int start, int end) {
        return isShown ? " " + excerpt(start, end) : "";
    }

    /** Describes the number {@code [start, end)}, which is not an integer. */
    String fraction(int start, int end) {
        return isShown ? excerpt(start, end) : "a number with a fraction or an exponent";
    }

    /** Describes a string by its unescaped content. */
    String text(TextSlice text) {
        return isShown ? '"' + text(text.bytes(), text.start(), text.end()) + '"' : "another string";
    }

    private static String text(byte[] bytes, int start, int end) {
        int shown = wholeCharacters(bytes, start, Math.min(end, start + MAX_TEXT_BYTES), end);
        String text = MessageText.escaped(new String(bytes, start, shown - start, StandardCharsets.UTF_8));
        return shown < end ? text + "..." : text;
    }

    private String string(int at) {
        String text = excerpt(at, stringEnd(at));
        return text.endsWith("...") ? text + '"' : text;
    }

    private int stringEnd(int at) {
        int end = at + 1;
        while (end < to && document[end] != '"' && end - at <= MAX_EXCERPT_BYTES) {
            end += document[end] == '\\' ? 2 : 1; // with what is escaped
        }
        return Math.min(end + 1, to);
    }

    private int wordEnd(int at) {
        int end = at + 1;
        while (end < to && end - at <= MAX_EXCERPT_BYTES + 1 && isWordPart(document[end])) {
            end++;
        }
        return end;
    }

    private String excerpt(int start, int end) {
        return end - start <= MAX_EXCERPT_BYTES + 1
                ? printable(start, end)
                : printable(start, wholeEscapes(start, start + MAX_EXCERPT_BYTES)) + "...";
    }

    /** Returns where to cut what begins at {@code start}, at {@code cut} or before, so that all escapes are whole. */
    private int wholeEscapes(int start, int cut) {
        int next = start;
        int whole = start;
        while (next <= cut) {
            whole = next;
            next += escapeLength(next);
        }
        return whole;
    }

    /** The number of bytes of an escape, or one if none begins at {@code at}. */
    private int escapeLength(int at) {
        if (document[at] != '\\') {
            return 1;
        }
        return document[at + 1] == 'u' ? UNICODE_ESCAPE_BYTES : 2;
    }

    /** Returns the whole characters in {@code [start, cut)}; if those are not UTF-8, the bytes. */
    private String printable(int start, int cut) {
        int end = wholeCharacters(document, start, cut, to);
        boolean isText = end > start && Utf8.invalidAt(document, start, end) < 0;
        Charset characters = isText ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
        StringBuilder text = new StringBuilder();
        new String(document, start, (isText ? end : cut) - start, characters)
                .codePoints()
                .forEach(next -> {
                    if (next >= ' ' && next < DELETE) {
                        text.append((char) next);
                    } else {
                        text.append(String.format(isText && next > DELETE ? "\\u{%X}" : "\\x%02X", next));
                    }
                });
        return text.toString();
    }

    /** Returns where to cut {@code [start, end)}, at {@code cut} or before, so that all characters are whole. */
    private static int wholeCharacters(byte[] bytes, int start, int cut, int end) {
        int whole = cut;
        while (whole > start && whole < end && isContinuation(bytes[whole])) {
            whole--;
        }
        return whole;
    }

    /** Returns the end of the character that begins at {@code at}, or of its first byte if it is malformed. */
    private int characterEnd(int at) {
        int end = at + 1;
        while (end < to && end - at < MAX_CHARACTER_BYTES && isContinuation(document[end])) {
            end++;
        }
        return Utf8.invalidAt(document, at, end) < 0 ? end : at + 1;
    }

    // ---- kinds of bytes

    static boolean beginsValue(byte found) {
        return found == '{'
                || found == '['
                || found == '"'
                || found == 't'
                || found == 'f'
                || found == 'n'
                || beginsNumber(found);
    }

    static boolean beginsNumber(byte found) {
        return found == '-' || NumberScan.isDigit(found);
    }

    static boolean continuesNumber(byte found) {
        return NumberScan.isDigit(found) || found == '.' || found == 'e' || found == 'E';
    }

    static boolean isNumberPart(byte found) {
        return continuesNumber(found) || found == '-' || found == '+';
    }

    /** Returns whether a byte is white space between tokens, RFC 8259. */
    static boolean isWhitespace(byte found) {
        return found == ' ' || found == '\n' || found == '\r' || found == '\t';
    }

    static boolean isWordPart(byte found) {
        return (found >= 0 && Character.isLetterOrDigit(found)) || found == '.' || found == '-' || found == '+';
    }

    private static boolean isContinuation(byte found) {
        return found < (byte) 0xC0;
    }
}
