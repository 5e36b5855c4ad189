package dev.burin.internal.text;

/**
 * Finds the end of an array element in bytes that arrive in parts; examines each byte once.
 *
 * <p>Distinguishes only strings and brackets, and validates nothing: as long as the bytes are JSON, it agrees with a reader about
 * both, so a reader of the bytes up to the end it found reaches the comma or bracket after the element, or an error before it.
 */
public final class ElementScan {
    private boolean isInString;
    private boolean isEscaped;

    /** The number of open arrays and objects. */
    private int depth;

    /** Starts over at the beginning of an element. */
    public void reset() {
        isInString = false;
        isEscaped = false;
        depth = 0;
    }

    /**
     * Continues through {@code [from, to)}.
     *
     * @return the position of the comma or closing bracket after the element, or -1 if it is not among these bytes
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

    /** Returns the position after the string that contains {@code from}, or {@code to}. */
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
            if (next == '\\' && at++ == to) { // skips the escaped byte, which may be a quote or another backslash
                isEscaped = true;
                return to;
            }
        }
    }
}
