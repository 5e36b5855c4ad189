package dev.burin.internal.text;

/**
 * Finds where an element of an array ends, in bytes that come part by part; each is looked at once.
 *
 * <p>Knows strings and brackets, and judges nothing: as long as the bytes are JSON, it and a reader agree about both, so a
 * reader that goes through what it found meets the comma or bracket after the element, or an error before it.
 */
public final class ElementScan {
    private boolean isInString;
    private boolean isEscaped;

    /** Arrays and objects that are open. */
    private int depth;

    /** Forgets what it has seen: an element begins. */
    public void reset() {
        isInString = false;
        isEscaped = false;
        depth = 0;
    }

    /**
     * Goes on through {@code [from, to)}.
     *
     * @return where the comma or closing bracket after the element is, or -1 if it is not among these bytes
     */
    public int find(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to) {
            if (isInString) {
                at = stringEnd(bytes, at, to);
                continue;
            }
            switch (bytes[at]) {
                case '"' -> isInString = true;
                case '{', '[' -> depth++;
                case ',' -> {
                    if (depth == 0) {
                        return at;
                    }
                }
                case '}', ']' -> {
                    if (depth-- == 0) {
                        return at;
                    }
                }
                default -> {}
            }
            at++;
        }
        return -1;
    }

    /** Returns where the string ends in which {@code from} is, or {@code to}. */
    private int stringEnd(byte[] bytes, int from, int to) {
        int at = isEscaped ? from + 1 : from;
        isEscaped = false;
        while (true) {
            at = StringScan.plainEnd(bytes, at, to);
            while (at < to && bytes[at] < 0) {
                at++;
            }
            if (at >= to) {
                return to;
            }
            byte next = bytes[at++];
            if (next == '"') {
                isInString = false;
                return at;
            }
            if (next == '\\' && at++ == to) { // what it escapes may be a quote or another backslash
                isEscaped = true;
                return to;
            }
        }
    }
}
