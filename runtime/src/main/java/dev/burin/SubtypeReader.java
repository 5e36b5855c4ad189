package dev.burin;

import dev.burin.codegen.MemberName;
import dev.burin.codegen.TextSlice;
import java.util.List;

/**
 * How a reader learns which subtype comes next: from a member of the next object, or from a wrapper around it.
 *
 * <p>The codec of an abstract type only looks ahead; that of the subtype reads the label as part of its value, and compares it.
 */
abstract sealed class SubtypeReader extends LimitedReader permits JsonReader {
    /** How many times its length a document may have before discriminators; no ordinary document nests so many late ones. */
    private static final long MAX_LOOK_AHEAD_FACTOR = 16;

    private static final String LABEL = "a string";
    private static final String KNOWN = "a label that no other type has";

    /** Bytes read twice, to find discriminators after them. */
    long lookedAhead;

    SubtypeReader(JsonOptions options) {
        super(options);
    }

    // ---- labels in a member

    /**
     * Called by generated code: finds the discriminator of the next object, for {@link #nameHash()} and
     * {@link #nameIs}, and stays before the object.
     *
     * <p>The bytes before the discriminator are read twice, so their number per document is bounded.
     *
     * @param expected the labels, for the message
     * @throws JsonMismatchException if the next value is not an object, or has no such member with a string
     */
    public void peekLabel(MemberName discriminator, String typeName, String expected) {
        peekLabel(discriminator, typeName, expected, false);
    }

    /**
     * Called by generated code: like {@link #peekLabel}, ignoring the case of ASCII letters in the name.
     *
     * @throws JsonMismatchException if the next value is not an object, or has no such member with a string
     */
    public void peekLabelIgnoringCase(MemberName discriminator, String typeName, String expected) {
        peekLabel(discriminator, typeName, expected, true);
    }

    private void peekLabel(MemberName discriminator, String typeName, String expected, boolean ignoresCase) {
        int at = valueStart();
        int depthBefore = depth;
        if (!findLabel(discriminator, ignoresCase)) {
            throw missingAtEnd(typeName, List.of(discriminator), ": one of " + expected);
        }
        readText(LABEL);
        goBack(at, depthBefore);
    }

    /**
     * Called by generated code: like {@link #peekLabel}, where the discriminator is optional.
     *
     * @return whether there is one
     * @throws JsonMismatchException if the next value is not an object, or its discriminator is not a string
     */
    public boolean hasLabel(MemberName discriminator) {
        return hasLabel(discriminator, false);
    }

    /**
     * Called by generated code: like {@link #hasLabel}, ignoring the case of ASCII letters in the name.
     *
     * @return whether there is one
     * @throws JsonMismatchException if the next value is not an object, or its discriminator is not a string
     */
    public boolean hasLabelIgnoringCase(MemberName discriminator) {
        return hasLabel(discriminator, true);
    }

    private boolean hasLabel(MemberName discriminator, boolean ignoresCase) {
        int at = valueStart();
        int depthBefore = depth;
        boolean hasLabel = findLabel(discriminator, ignoresCase);
        if (hasLabel) {
            readText(LABEL);
        } else if (refused != null && refused.has(discriminator, position - 1)) {
            throw missingAtEnd("its type", List.of(discriminator));
        }
        goBack(at, depthBefore);
        return hasLabel;
    }

    private void goBack(int at, int depthThere) {
        position = at;
        depth = depthThere;
        nameAt = NO_NAME;
    }

    private boolean findLabel(MemberName discriminator, boolean ignoresCase) {
        int at = position;
        boolean hasMember = beginObject();
        if (hasMember && isFirst(discriminator)) {
            return true;
        }
        boolean hasLabel = hasMember && skipTo(discriminator, ignoresCase);
        countLookAhead(at);
        return hasLabel;
    }

    private boolean skipTo(MemberName discriminator, boolean ignoresCase) {
        while (nextMember()) {
            if (ignoresCase ? nameIsIgnoringCase(discriminator) : nameIs(discriminator)) {
                return true;
            }
            skipValue();
        }
        return false;
    }

    private void countLookAhead(int from) {
        lookedAhead += position - from;
        if (lookedAhead > MAX_LOOK_AHEAD_FACTOR * (end - start)) {
            throw errors().lookAhead(MAX_LOOK_AHEAD_FACTOR, position);
        }
    }

    /**
     * Called by generated code: reads the discriminator of a subtype.
     *
     * @throws JsonMismatchException if it is another's, or not a string
     */
    public void readLabel(MemberName label) {
        int at = valueStart();
        if (label.isQuotedAt(json, at, end)) {
            position = at + label.quotedLength();
            return;
        }
        if (!readText(LABEL).is(label)) {
            throw invalidText('"' + label.name() + '"');
        }
    }

    /**
     * Called by generated code: like {@link #readLabel(MemberName)}, for a subtype with several labels.
     *
     * @throws JsonMismatchException if it is none of them, or not a string
     */
    public void readLabel(MemberName... labels) {
        readText(LABEL);
        for (MemberName label : labels) {
            if (slice.is(label)) {
                return;
            }
        }
        throw invalidText(oneOf(labels));
    }

    private static String oneOf(MemberName... labels) {
        StringBuilder text = new StringBuilder();
        for (MemberName label : labels) {
            text.append(text.isEmpty() ? "\"" : " or \"").append(label.name()).append('"');
        }
        return text.toString();
    }

    /**
     * Called by generated code: looks at the next string, the value of a property with the label of its subtype.
     *
     * @throws JsonMismatchException if it is another's, or not a string
     */
    public void requireLabel(MemberName... labels) {
        int at = valueStart();
        readLabel(labels);
        position = at;
    }

    /**
     * Called by generated code: reads the discriminator of a fallback.
     *
     * @param known the labels of the other subtypes
     * @throws JsonMismatchException if it is one of them, or not a string
     */
    public void readUnknownLabel(MemberName... known) {
        if (isOneOf(known, readText(LABEL))) {
            throw invalidText(KNOWN);
        }
    }

    private static boolean isOneOf(MemberName[] labels, TextSlice text) {
        for (MemberName label : labels) {
            if (text.is(label)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Called by generated code: looks at the next string, the value of a property that keeps the label of a fallback.
     *
     * @param known the labels of the other subtypes
     * @throws JsonMismatchException if it is one of them, or not a string
     */
    public void requireUnknownLabel(MemberName... known) {
        int at = valueStart();
        readUnknownLabel(known);
        position = at;
    }

    /** Called by generated code: the discriminator that {@link #peekLabel} found is none of {@code expected}. */
    public JsonMismatchException unknownLabel(MemberName discriminator, String typeName, String expected) {
        return unknownLabel(discriminator, typeName, expected, false);
    }

    /** Called by generated code: like {@link #unknownLabel}, for what {@link #peekLabelIgnoringCase} found. */
    public JsonMismatchException unknownLabelIgnoringCase(MemberName discriminator, String typeName, String expected) {
        return unknownLabel(discriminator, typeName, expected, true);
    }

    private JsonMismatchException unknownLabel(
            MemberName discriminator, String typeName, String expected, boolean ignoresCase) {
        if (!beginObject() || !skipTo(discriminator, ignoresCase)) { // not counted: the first look was
            return missingAtEnd(typeName, List.of(discriminator), ": one of " + expected);
        }
        readText(LABEL);
        return invalidText("one of " + expected);
    }

    // ---- labels around the value

    /**
     * Called by generated code: finds the name of the first member of the next object, for {@link #nameHash()} and
     * {@link #nameIs}, and stays before the object.
     *
     * @throws JsonMismatchException if the next value is not an object, or has no member
     */
    public void peekWrapperObject(String typeName) {
        int at = valueStart();
        int depthBefore = depth;
        if (!beginObject()) {
            throw emptyWrapper("an object with one member, whose name says what " + typeName + " it is", at);
        }
        nextMember();
        goBack(at, depthBefore);
    }

    /** The wrapper that begins at {@code at} lacks its content, or its content was rejected before. */
    private JsonMismatchException emptyWrapper(String expected, int at) {
        lacksContent(at);
        return errors().mismatch(JsonErrorCode.MISSING_MEMBER, "Expected " + expected, at);
    }

    /** Whether a part of the wrapper that begins at {@code at} was rejected before. */
    private boolean lacksContent(int at) {
        return refused != null && refused.lacksPart(at);
    }

    /**
     * Called by generated code: enters the object around a subtype.
     *
     * @param labels allowed names of its member; none to allow any
     * @throws JsonMismatchException if it has another name
     */
    public void enterWrapperObject(MemberName... labels) {
        int at = valueStart();
        if (!beginObject()) {
            throw emptyWrapper("an object with one member", at);
        }
        if (labels.length > 0 && isFirst(labels[0])) {
            return;
        }
        nextMember();
        for (MemberName label : labels) {
            if (nameIs(label)) {
                return;
            }
        }
        if (labels.length > 0) {
            throw errors().name(JsonErrorCode.INVALID_VALUE, "The member name", " is not " + oneOf(labels), position);
        }
    }

    /**
     * Called by generated code: like {@link #enterWrapperObject}, for a fallback.
     *
     * @param known the labels of the other subtypes
     * @throws JsonMismatchException if its member has one of them
     */
    public void enterUnknownWrapperObject(MemberName... known) {
        enterWrapperObject();
        for (MemberName label : known) {
            if (nameIs(label)) {
                throw errors().name(
                                JsonErrorCode.INVALID_VALUE, "The member name", " is that of another type", position);
            }
        }
    }

    /**
     * Called by generated code: leaves the object around a subtype.
     *
     * @return {@code value}
     * @throws JsonMismatchException if it has a second member
     */
    public <T> T leaveWrapperObject(T value) {
        if (nextMember()) {
            throw errors().name(
                            JsonErrorCode.UNKNOWN_NAME,
                            "The member",
                            " is one too many: the object around a value has one member, which names its type",
                            position);
        }
        return value;
    }

    /** Called by generated code: the name that {@link #peekWrapperObject} found is none of {@code expected}. */
    public JsonMismatchException unknownWrapperObject(String expected) {
        beginObject();
        nextMember();
        return errors().name(JsonErrorCode.INVALID_VALUE, "The member name", " is not one of " + expected, position);
    }

    /**
     * Called by generated code: finds the string that is the first element of the next array, for {@link #nameHash()}
     * and {@link #nameIs}, and stays before the array.
     *
     * @throws JsonMismatchException if the next value is not an array, or does not begin with a string
     */
    public void peekWrapperArray(String typeName) {
        int at = valueStart();
        int depthBefore = depth;
        if (!beginArray() || lacksContent(at)) {
            throw emptyWrapper("an array of what " + typeName + " it is, and the value", at);
        }
        readText(LABEL);
        goBack(at, depthBefore);
    }

    /**
     * Called by generated code: enters the array around a subtype.
     *
     * @param labels allowed first elements; none to allow any
     * @throws JsonMismatchException if the first element is another, or the only one
     */
    public void enterWrapperArray(MemberName... labels) {
        int at = beginWrapperArray();
        if (labels.length > 0) {
            readLabel(labels);
        } else {
            readText(LABEL);
        }
        enterContent(at);
    }

    /**
     * Called by generated code: like {@link #enterWrapperArray}, for a fallback.
     *
     * @param known the labels of the other subtypes
     * @throws JsonMismatchException if it begins with one
     */
    public void enterUnknownWrapperArray(MemberName... known) {
        int at = beginWrapperArray();
        readUnknownLabel(known);
        enterContent(at);
    }

    private int beginWrapperArray() {
        int at = valueStart();
        if (!beginArray() || lacksContent(at)) {
            throw emptyWrapper("an array of the type and the value", at);
        }
        return at;
    }

    private void enterContent(int at) {
        if (!nextElement()) {
            throw emptyWrapper("an array of the type and the value", at);
        }
    }

    /**
     * Called by generated code: leaves the array around a subtype.
     *
     * @return {@code value}
     * @throws JsonMismatchException if it has a third element
     */
    public <T> T leaveWrapperArray(T value) {
        if (nextElement()) {
            throw errors().mismatch(
                            JsonErrorCode.INVALID_VALUE,
                            "Expected the end of the array, which says a type",
                            valueStart());
        }
        return value;
    }

    /** Called by generated code: the string that {@link #peekWrapperArray} found is none of {@code expected}. */
    public JsonMismatchException unknownWrapperArray(String expected) {
        beginArray();
        readText(LABEL);
        return invalidText("one of " + expected);
    }
}
