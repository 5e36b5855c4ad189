package dev.burin;

import dev.burin.codegen.MemberName;
import java.util.Arrays;

/**
 * Labels of subtypes that need a closer look: a property wrote one to {@code out}, from {@code from}, where its quote is if it
 * is a string, to {@code to}.
 */
final class WrittenLabels {
    private WrittenLabels() {}

    /** Returns {@code to} if the label is one of {@code labels}, or any string if there are none. */
    static int require(int from, int to, String typeName, StructureWriter out, MemberName... labels) {
        if (out.json[from] == '"' && (labels.length == 0 || isOneOf(from, to, out, labels))) {
            return to;
        }
        String expected = labels.length == 0 ? "a string" : '"' + labels[0].name() + '"';
        String message = "The property of " + typeName + " that tells it from other types has to be " + expected;
        throw out.error(JsonErrorCode.NOT_REPRESENTABLE, message, from);
    }

    /** Returns {@code to} if the label is a string, and none of {@code known}. */
    static int requireUnknown(int from, int to, String typeName, StructureWriter out, MemberName... known) {
        if (out.json[from] != '"') {
            return require(from, to, typeName, out);
        }
        if (isOneOf(from, to, out, known)) {
            String message = "The property of " + typeName + " that keeps its label must not have that of another type";
            throw out.error(JsonErrorCode.NOT_REPRESENTABLE, message, from);
        }
        return to;
    }

    /** It may contain escapes. */
    private static boolean isOneOf(int from, int to, StructureWriter out, MemberName... labels) {
        if (out.isQuotedLabel(from, to, labels)) {
            return true;
        }
        if (!hasEscape(out.json, from, to)) {
            return false;
        }
        String written = JsonReader.of(out.json, from, to - from, out.options).readString();
        return Arrays.stream(labels).anyMatch(label -> label.name().equals(written));
    }

    private static boolean hasEscape(byte[] json, int from, int to) {
        for (int at = from; at < to; at++) {
            if (json[at] == '\\') {
                return true;
            }
        }
        return false;
    }
}
