package dev.burin;

import dev.burin.codegen.MemberName;
import java.util.Arrays;

/**
 * How a writer looks at the label of a subtype that a property has just written, and refuses values of no declared subtype.
 *
 * <p>For the five that are one object, see {@link StructureWriter}.
 */
abstract sealed class SubtypeWriter extends NameWriter permits JsonWriter {
    SubtypeWriter(JsonOptions options) {
        super(options);
    }

    /** Called by generated code: the class of {@code value} is not a declared subtype of {@code typeName}. */
    public JsonException unknownSubtype(String typeName, Object value, int at) {
        String message = value.getClass().getName() + " is none of the subtypes that " + typeName
                + " names: name it in permits or @JsonSubTypes";
        return error(JsonErrorCode.NOT_REPRESENTABLE, message, at);
    }

    /** Called by generated code: {@code value} is of a subclass of {@code typeName}, whose additions would not be read. */
    public JsonException subclass(String typeName, Object value, int at) {
        String message = value.getClass().getName() + " is a subclass of " + typeName
                + ", as which it would be read: name it in permits or @JsonSubTypes of the type above both, and declare that";
        return error(JsonErrorCode.NOT_REPRESENTABLE, message, at);
    }

    /**
     * Called by generated code: a property with the label of its subtype was written from {@code from} to {@code to}.
     *
     * @param labels what it may say; none to allow any string
     * @return {@code to}
     * @throws JsonException if it says anything else, which would be read as another type
     */
    public int requireLabel(int from, int to, String typeName, MemberName... labels) {
        return isQuoted(from, to, labels) ? to : requireSlowly(from, to, typeName, labels);
    }

    /** A string with escapes, or no label. */
    private int requireSlowly(int from, int to, String typeName, MemberName... labels) {
        if (json[from] == '"' && (labels.length == 0 || isOneOf(from, to, labels))) {
            return to;
        }
        String expected = labels.length == 0 ? "a string" : '"' + labels[0].name() + '"';
        String message = "The property of " + typeName + " that tells it from other types has to be " + expected;
        throw error(JsonErrorCode.NOT_REPRESENTABLE, message, from);
    }

    /**
     * Called by generated code: a property that keeps the label of a fallback was written from {@code from} to {@code to}.
     *
     * @param known the labels of the other subtypes
     * @return {@code to}
     * @throws JsonException if it is one of them, or not a string
     */
    public int requireUnknownLabel(int from, int to, String typeName, MemberName... known) {
        if (json[from] != '"') {
            return requireSlowly(from, to, typeName);
        }
        if (isOneOf(from, to, known)) {
            String message = "The property of " + typeName + " that keeps its label must not have that of another type";
            throw error(JsonErrorCode.NOT_REPRESENTABLE, message, from);
        }
        return to;
    }

    private boolean isOneOf(int from, int to, MemberName... labels) {
        if (isQuoted(from, to, labels)) {
            return true;
        }
        if (!hasEscape(from, to)) {
            return false;
        }
        String written = JsonReader.of(json, from, to - from, options).readString();
        return Arrays.stream(labels).anyMatch(label -> label.name().equals(written));
    }

    private boolean isQuoted(int from, int to, MemberName... labels) {
        for (MemberName label : labels) {
            if (label.quotedLength() == to - from && label.isQuotedAt(json, from, to)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasEscape(int from, int to) {
        for (int at = from; at < to; at++) {
            if (json[at] == '\\') {
                return true;
            }
        }
        return false;
    }
}
