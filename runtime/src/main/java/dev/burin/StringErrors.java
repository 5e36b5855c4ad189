package dev.burin;

import dev.burin.internal.text.Utf8;

/** Builds the exceptions of the reader that are about strings: cold code, as {@link Errors}. */
final class StringErrors {
    private static final int MAX_SEQUENCE_BYTES = 4;

    /** A backslash, {@code u} and four digits. */
    private static final int ESCAPE_BYTES = 6;

    private static final int HEX_DIGITS = 4;

    private final byte[] document;
    private final int from;
    private final int to;
    private final FoundBytes found;
    private final Errors errors;

    /** For the part of a document in {@code document[from..to)}, whose other errors are {@code errors}. */
    StringErrors(byte[] document, int from, int to, FoundBytes found, Errors errors) {
        this.document = document;
        this.from = from;
        this.to = to;
        this.found = found;
        this.errors = errors;
    }

    /** The string at {@code at} has more characters than a {@code String} can hold. */
    JsonException tooLong(int at) {
        return errors.syntax(
                JsonErrorCode.DOCUMENT_LIMIT,
                "The string is longer than a String of Java that holds its characters (2^30 - 1)",
                at);
    }

    /** A string is malformed at {@code at}. */
    JsonException invalid(int at) {
        if (at >= to) {
            return errors.unexpectedEnd("the closing quote of a string");
        }
        byte first = document[at];
        // After a backslash, a letter beyond ASCII is a broken escape, not broken UTF-8.
        if (first < 0 && Utf8.invalidAt(document, at, Math.min(to, at + MAX_SEQUENCE_BYTES)) == at) {
            return errors.syntax(JsonErrorCode.INVALID_UTF8, "Invalid UTF-8" + found.inString(at), at);
        }
        return errors.syntax(JsonErrorCode.INVALID_STRING, flaw(at), at);
    }

    private String flaw(int at) {
        if (isEscaped(at)) {
            return "Invalid escape (a backslash itself is written \\\\)" + found.inString(at);
        }
        if (isInUnicodeEscape(at)) {
            return "The escape \\u takes four hexadecimal digits" + found.inString(at);
        }
        return document[at] == '\\'
                ? "Half of a surrogate pair" + found.afterSpace(at, Math.min(to, at + ESCAPE_BYTES)) + " stands alone"
                : "Control characters must be escaped in strings" + found.inString(at);
    }

    /** Whether the byte at {@code at} belongs to an escape begun by a backslash before it. */
    boolean isEscaped(int at) {
        int before = at - 1;
        while (before >= from && document[before] == '\\') {
            before--;
        }
        return (at - before) % 2 == 0;
    }

    /** Whether fewer than four digits are between an escaped {@code u} and {@code at}. */
    private boolean isInUnicodeEscape(int at) {
        int start = at;
        while (start > from && at - start < HEX_DIGITS && Character.digit(document[start - 1], 16) >= 0) {
            start--;
        }
        return at - start < HEX_DIGITS && start > from && document[start - 1] == 'u' && isEscaped(start - 1);
    }
}
