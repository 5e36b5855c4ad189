package dev.burin.internal.text;

import java.util.Arrays;

/**
 * Walks a document up to an offset and tracks which arrays and objects are open there.
 *
 * <p>Keeps one step for each of them: for an object, the position of the current member's name; for an array, the inverted index
 * of the current element.
 */
final class PathWalk {
    /** The step of an object in which no member has begun. */
    private static final int NO_MEMBER = Integer.MAX_VALUE;

    /** The end of a token that is still being read: higher than every place. */
    private static final int UNFINISHED = Integer.MAX_VALUE;

    /** The greatest array length that every virtual machine supports. */
    private static final int MAX_STEPS = Integer.MAX_VALUE - 8;

    private final byte[] document;
    private final int to;
    private final long firstIndex;
    private final PathText text;
    private int[] steps = new int[16];
    private int depth;
    private boolean isAfterValue;

    /** For a document that ends at {@code to} and lacks its first {@code firstIndex} elements. */
    PathWalk(byte[] document, int to, long firstIndex, boolean showsNames) {
        this.document = document;
        this.to = to;
        this.firstIndex = firstIndex;
        text = new PathText(document, to, firstIndex, showsNames);
    }

    /** Returns the path of the value or member being read at {@code place}; the document begins at {@code at}. */
    String pathAt(int at, int place) {
        while (true) {
            at = StringScan.whitespaceEnd(document, at, place);
            if (at == place) {
                return pathOfWhatFollows(place);
            }
            if (isClosing(at) && at + 1 == place && !isClosing(place)) {
                return pathOfDepth(depth - 1);
            }
            at = tokenEnd(at, place);
            if (at > place) {
                return path();
            }
        }
    }

    /** Whether a closing bracket is at {@code at}: an error there concerns what it closes, whatever precedes it. */
    private boolean isClosing(int at) {
        return at < to && (document[at] == '}' || document[at] == ']');
    }

    private String path() {
        boolean isBetween = isAfterValue || (depth > 0 && steps[depth - 1] == NO_MEMBER);
        return pathOfDepth(isBetween ? depth - 1 : depth);
    }

    private String pathOfDepth(int count) {
        return text.of(steps, Math.max(0, count));
    }

    /** Returns the path at a place where no token is being read; the byte there may begin a name or end an empty array. */
    private String pathOfWhatFollows(int place) {
        int next = place < to ? document[place] : ' ';
        if (next == '"' && expectsName()) {
            nameEnd(place);
        }
        boolean endsEmptyArray = next == ']' && depth > 0 && steps[depth - 1] == ~0 && (depth > 1 || firstIndex == 0);
        return endsEmptyArray ? pathOfDepth(depth - 1) : path();
    }

    private int tokenEnd(int at, int place) {
        switch (document[at]) {
            case '{' -> open(NO_MEMBER);
            case '[' -> open(~0);
            case '}', ']' -> close();
            case ',' -> separate();
            case ':' -> isAfterValue = false;
            case '"' -> {
                return expectsName() ? nameEnd(at) : stringEnd(at, place);
            }
            default -> {
                return scalarEnd(at, place);
            }
        }
        return at + 1;
    }

    private void open(int step) {
        if (depth == steps.length) {
            steps = Arrays.copyOf(steps, (int) Math.min(2L * depth, MAX_STEPS));
        }
        steps[depth++] = step;
        isAfterValue = false;
    }

    private void close() {
        depth = Math.max(0, depth - 1);
        isAfterValue = true;
    }

    private void separate() {
        if (!isAfterValue && !expectsName()) {
            // A comma where a value is expected: the writer has begun an object, whose brace is written when its first
            // member is known.
            open(NO_MEMBER);
            return;
        }
        isAfterValue = false;
        if (depth > 0) {
            int step = steps[depth - 1];
            // The indexes are inverted: the next one is one less.
            steps[depth - 1] = step < 0 ? step - 1 : NO_MEMBER;
        }
    }

    private boolean expectsName() {
        return !isAfterValue && depth > 0 && steps[depth - 1] == NO_MEMBER;
    }

    /** Records the member whose name is at {@code at}, unless the name is malformed. */
    private int nameEnd(int at) {
        int end = StringScan.skip(document, at + 1, to);
        if (end < 0) {
            return UNFINISHED;
        }
        steps[depth - 1] = at + 1;
        return end;
    }

    private int stringEnd(int at, int place) {
        int end = StringScan.skip(document, at + 1, to);
        isAfterValue = end >= 0 && end <= place;
        return isAfterValue ? end : UNFINISHED;
    }

    private int scalarEnd(int at, int place) {
        int end = at + 1;
        while (end < place && !isDelimiter(document[end])) {
            end++;
        }
        boolean isCut = end == place && end < to && !isDelimiter(document[end]);
        isAfterValue = !isCut && (end < place || isWhole(at, end));
        return isAfterValue ? end : UNFINISHED;
    }

    /** Returns whether {@code [at, end)} may be a complete number or literal. */
    private boolean isWhole(int at, int end) {
        byte last = document[end - 1];
        return switch (document[at]) {
            case 't', 'n' -> end - at == 4;
            case 'f' -> end - at == 5;
            default -> last >= '0' && last <= '9';
        };
    }

    private static boolean isDelimiter(byte next) {
        return switch (next) {
            case ' ', '\t', '\n', '\r', ',', ':', '"', '[', ']', '{', '}' -> true;
            default -> false;
        };
    }
}
