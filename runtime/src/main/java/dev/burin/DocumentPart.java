package dev.burin;

import dev.burin.internal.text.StringScan;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A member or element of a document that is JSON, or the document itself.
 *
 * @param from where the name of the member, or the element, begins
 * @param valueStart where its value begins
 * @param to where its value ends
 * @param containerStart the position of the opening bracket of the object or array around it; -1 for the document
 * @param containerEnd the position of its closing bracket; -1 for the document
 */
record DocumentPart(int from, int valueStart, int to, int containerStart, int containerEnd) {
    /** Returns the innermost part at {@code place}; the brackets of an object or array belong to it as a whole. */
    static DocumentPart at(byte[] document, int place) {
        return at(document, place, container -> false);
    }

    /**
     * Returns the innermost part at {@code place} that is in no inseparable container.
     *
     * @param isInseparable whether the object or array that begins at this position cannot be taken apart
     */
    static DocumentPart at(byte[] document, int place, IntPredicate isInseparable) {
        return new Walk(document, isInseparable).to(place);
    }

    boolean isDocument() {
        return containerEnd < 0;
    }

    /** Returns the name of a member, unescaped; empty for an element. */
    String name(byte[] document) {
        return from == valueStart
                ? ""
                : JsonReader.of(document, from, valueStart - from, JsonOptions.DEFAULT)
                        .readString();
    }

    /** Overwrites this part, and a comma between it and another one, with spaces. */
    void blank(byte[] document) {
        Arrays.fill(document, from, to, (byte) ' ');
        int next = StringScan.whitespaceEnd(document, to, document.length);
        if (document[next] != ',') {
            next = from;
            while (FoundBytes.isWhitespace(document[next])) {
                next--;
            }
        }
        if (document[next] == ',') {
            document[next] = ' ';
        }
    }

    /** Walks through a document and tracks, for each level, where the current part and the array or object around it begin. */
    private static final class Walk {
        /** The initial room; deeper documents are rare. */
        private static final int USUAL_LEVELS = 16;

        private final byte[] document;
        private final IntPredicate isInseparable;
        private final SkipReader skipReader = new SkipReader(JsonOptions.DEFAULT);
        private int[] partStarts = new int[USUAL_LEVELS];
        private int[] containers = new int[USUAL_LEVELS];
        private int depth;

        Walk(byte[] document, IntPredicate isInseparable) {
            this.document = document;
            this.isInseparable = isInseparable;
            skipReader.reset(document, 0, document.length);
        }

        DocumentPart to(int place) {
            int at = 0;
            while (true) {
                at = StringScan.whitespaceEnd(document, at, document.length);
                if (at == document.length) {
                    return new DocumentPart(0, 0, at, -1, -1); // a codec rejected what comes after all values
                }
                byte next = document[at];
                if (next == '}' || next == ']') {
                    depth--;
                    if (at >= place) {
                        return part(containers[depth]);
                    }
                    at++;
                } else if (next == ',') {
                    at++;
                } else {
                    int valueStart = valueStart(at);
                    boolean isContainer = document[valueStart] == '{' || document[valueStart] == '[';
                    partStarts[depth] = at;
                    int end = isContainer ? valueStart + 1 : valueEnd(valueStart);
                    if (end > place) {
                        return part(valueStart);
                    }
                    if (isContainer) {
                        open(valueStart);
                    }
                    at = end;
                }
            }
        }

        private void open(int container) {
            containers[depth++] = container;
            if (depth == containers.length) {
                containers = Arrays.copyOf(containers, 2 * depth);
                partStarts = Arrays.copyOf(partStarts, 2 * depth);
            }
        }

        private DocumentPart part(int innermost) {
            int valueStart = innermost;
            while (depth > 0 && isInseparable.test(containers[depth - 1])) {
                valueStart = containers[--depth];
            }
            int container = depth == 0 ? -1 : containers[depth - 1];
            int containerEnd = depth == 0 ? -1 : valueEnd(container) - 1;
            return new DocumentPart(partStarts[depth], valueStart, valueEnd(valueStart), container, containerEnd);
        }

        /** Returns the position after the name and colon in an object; otherwise {@code at}. */
        private int valueStart(int at) {
            if (depth == 0 || document[containers[depth - 1]] != '{') {
                return at;
            }
            int colon = StringScan.whitespaceEnd(document, valueEnd(at), document.length);
            return StringScan.whitespaceEnd(document, colon + 1, document.length);
        }

        private int valueEnd(int valueStart) {
            return skipReader.skip(valueStart, Integer.MAX_VALUE);
        }
    }
}
