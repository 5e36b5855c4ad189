package dev.burin.internal.text;

/** Writes the path of a {@link PathWalk} in ASCII, elided where it is too long for a message, with or without names. */
final class PathText {
    private static final int MAX_STEP_CHARS = 60;
    private static final String ELISION = "...";

    private final byte[] document;
    private final int to;
    private final long firstIndex;
    private final boolean showsNames;

    /** For a document that ends at {@code to} and lacks its first {@code firstIndex} elements. */
    PathText(byte[] document, int to, long firstIndex, boolean showsNames) {
        this.document = document;
        this.to = to;
        this.firstIndex = firstIndex;
        this.showsNames = showsNames;
    }

    /**
     * Returns the path of the first {@code count} steps.
     *
     * @param steps for each step, the position of a name in {@code document}, or an inverted index
     */
    String of(int[] steps, int count) {
        StringBuilder path = new StringBuilder("$");
        int headChars = 1;
        for (int i = 0; i < count; i++) {
            path.append(i == 0 && steps[0] < 0 ? "[" + (~steps[0] + firstIndex) + "]" : step(steps[i]));
            if (path.length() > Location.MAX_PATH_CHARS) {
                path.setLength(headChars);
                return path + ELISION + tail(steps, count);
            }
            if (path.length() <= Location.MAX_PATH_CHARS / 2) {
                headChars = path.length();
            }
        }
        return path.toString();
    }

    /** Returns as many of the last steps as fit into the half that the head leaves. */
    private String tail(int[] steps, int count) {
        int room = Location.MAX_PATH_CHARS - Location.MAX_PATH_CHARS / 2 - ELISION.length();
        StringBuilder tail = new StringBuilder();
        for (int i = count - 1; ; i--) { // terminates, since all steps together are longer
            String step = step(steps[i]);
            if (tail.length() + step.length() > room) {
                return tail.toString();
            }
            tail.insert(0, step);
        }
    }

    private String step(int step) {
        if (step < 0) {
            return "[" + ~step + "]";
        }
        return showsNames ? member(step) : ".*";
    }

    private String member(int at) {
        StringBuilder name = new StringBuilder();
        while (at < to && document[at] != '"') {
            int end = document[at] < 0 ? Utf8.sequenceEnd(document, at, to) : at + 1;
            int codePoint = codePoint(at, end);
            appendEscaped(name, codePoint);
            at = document[at] == '\\' ? at + Escapes.byteCount(document, at, codePoint) : end;
            if (name.length() > MAX_STEP_CHARS) {
                return "[\"" + name + ELISION + "\"]";
            }
        }
        return isIdentifier(name) ? "." + name : "[\"" + name + "\"]";
    }

    /**
     * Returns the code point whose bytes are {@code [at, end)}, or that is escaped there: {@link PathWalk} only records whole
     * names.
     */
    private int codePoint(int at, int end) {
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
