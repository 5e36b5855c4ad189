package dev.burin.internal.text;

/** Writes the path of a {@link PathWalk} in ASCII, elided where it is too long for a message. */
final class PathText {
    private static final int MAX_STEP_CHARS = 60;
    private static final String ELISION = "...";

    private PathText() {}

    /**
     * Returns the path of the first {@code count} steps.
     *
     * @param steps each the position of a name in {@code document}, or an inverted index
     */
    static String of(byte[] document, int to, int[] steps, int count) {
        StringBuilder path = new StringBuilder("$");
        int headChars = 1;
        for (int i = 0; i < count; i++) {
            path.append(step(document, to, steps[i]));
            if (path.length() > Location.MAX_PATH_CHARS) {
                path.setLength(headChars);
                return path + ELISION + tail(document, to, steps, count);
            }
            if (path.length() <= Location.MAX_PATH_CHARS / 2) {
                headChars = path.length();
            }
        }
        return path.toString();
    }

    /** Returns as many of the last steps as fit into the half that the head leaves. */
    private static String tail(byte[] document, int to, int[] steps, int count) {
        int room = Location.MAX_PATH_CHARS - Location.MAX_PATH_CHARS / 2 - ELISION.length();
        StringBuilder tail = new StringBuilder();
        for (int i = count - 1; i >= 0; i--) {
            String step = step(document, to, steps[i]);
            if (tail.length() + step.length() > room) {
                break;
            }
            tail.insert(0, step);
        }
        return tail.toString();
    }

    private static String step(byte[] document, int to, int step) {
        return step < 0 ? "[" + ~step + "]" : member(document, to, step);
    }

    private static String member(byte[] document, int to, int at) {
        StringBuilder name = new StringBuilder();
        while (at < to && document[at] != '"') {
            int end = document[at] < 0 ? Utf8.sequenceEnd(document, at, to) : at + 1;
            int codePoint = codePoint(document, at, end, to);
            if (codePoint < 0) {
                break;
            }
            appendEscaped(name, codePoint);
            at = document[at] == '\\' ? at + Escapes.byteCount(document, at, codePoint) : end;
            if (name.length() > MAX_STEP_CHARS) {
                return "[\"" + name + ELISION + "\"]";
            }
        }
        return isIdentifier(name) ? "." + name : "[\"" + name + "\"]";
    }

    /** Returns the code point whose bytes are {@code [at, end)}, or that is escaped there, or a negative number. */
    private static int codePoint(byte[] document, int at, int end, int to) {
        if (end < 0) {
            return -1;
        }
        if (document[at] == '\\') {
            return Escapes.codePoint(document, at, to);
        }
        return document[at] >= 0 ? document[at] : StringDecoder.codePoint(document, at, end);
    }

    private static void appendEscaped(StringBuilder name, int codePoint) {
        if (codePoint == '"' || codePoint == '\\') {
            name.append('\\').append((char) codePoint);
        } else if (codePoint >= ' ' && codePoint < 0x7F) {
            name.append((char) codePoint);
        } else {
            for (char unit : Character.toChars(codePoint)) {
                name.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    name.append((char) HexDigits.upperCase(unit >>> shift));
                }
            }
        }
    }

    private static boolean isIdentifier(StringBuilder name) {
        if (name.length() == 0 || Character.isDigit(name.charAt(0))) {
            return false;
        }
        return name.chars().allMatch(next -> Character.isLetterOrDigit(next) || next == '_' || next == '$');
    }
}
