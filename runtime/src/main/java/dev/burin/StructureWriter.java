package dev.burin;

import dev.burin.codegen.MemberName;
import dev.burin.internal.text.Origin;
import dev.burin.internal.text.WideStrings;
import java.util.BitSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The document written so far, and its structure: brackets, commas, names, pieces created elsewhere, and room for what comes
 * next.
 *
 * <p>{@link ScalarWriter} adds scalar values, {@link NameWriter} names of maps, {@link SubtypeWriter} labels of subtypes, {@link JsonWriter} whole documents, codecs,
 * and writing by hand. The five are one object, like {@link JsonReader} and its superclasses, because every method continues
 * where the last one ended.
 */
abstract sealed class StructureWriter extends DepthLimited permits ScalarWriter {
    /** Bytes after every reservation that leaves may overwrite with garbage: they store whole words. */
    static final int SLACK = 32;

    private final WriterMemory memory = new WriterMemory();

    /** At which depths an array or object was begun by hand, and may be ended so: not those of a codec that then failed. */
    private final BitSet begunByHand = new BitSet();

    /** Which of those are objects. */
    private final BitSet objects = new BitSet();

    byte[] json = memory.first();
    int limit = json.length - SLACK;
    int position;

    /** Where this output begins, if it is part of a longer document; only exceptions ask for it. */
    Supplier<Origin> origin = Errors.WHOLE;

    /** Stands for the present document in its errors; null until there is one. The array will not do: it serves the next document. */
    private @Nullable Object document;

    /** Whether a codec for logs is writing. */
    boolean isRedacting;

    /** How many such codecs are active: documents that they begin are for logs, too. */
    int redactions;

    /** The depth of the one value to write: a document, or a codec's value; its complement once there are two. */
    int valueDepth;

    StructureWriter(JsonOptions options) {
        super(options);
    }

    void use(JsonOptions options) {
        this.options = options;
        setMaxDepth(options.limits().maxDepth());
    }

    /** Returns the options in force, also for a document within this one. */
    public JsonOptions options() {
        return options;
    }

    /** Returns whether {@link Codec#redacted()} is writing: your own codec then hides what is not for logs. */
    public boolean isRedacting() {
        return isRedacting;
    }

    /**
     * Starts over with an empty document.
     *
     * @throws IllegalStateException within a codec that writes a part of a document
     */
    public void reset() {
        if (valueDepth != 0 && valueDepth != ~0) { // the second: an extra value was rejected
            throw new IllegalStateException(
                    "reset() within a codec: it would throw away the document around the value to write.");
        }
        forgetDocument();
        isRedacting = redactions > 0;
        forgetBegun(0);
    }

    private void forgetBegun(int fromDepth) {
        begunByHand.clear(fromDepth, Integer.MAX_VALUE);
        objects.clear(fromDepth, Integer.MAX_VALUE);
    }

    /** Starts over, whatever happened before. */
    void forgetDocument() {
        if (depth != 0) {
            forgetBegun(0); // by a document that failed
        }
        if (checkedDepth > StackRoom.FIRST_LEVELS) {
            forgetStack();
        }
        position = 0;
        depth = 0;
        valueDepth = 0;
        isRedacting = false;
        document = null;
    }

    /** Leaves the memory of an unusually large document to the collector. */
    void releaseLargeMemory() {
        byte[] next = memory.next(json, position);
        if (next != json) {
            use(next);
        }
    }

    /**
     * Called by generated code: the position of a value that begins at the cursor, after a comma if needed.
     *
     * @throws IllegalStateException if no value may be written here
     */
    public int beginValue() {
        int at = position;
        if (at == 0) {
            return at;
        }
        byte before = json[at - 1];
        return before == ':' || before == '[' || (before == ',' && depth == valueDepth) ? at : beginNext(at, before);
    }

    private int beginNext(int at, byte before) {
        if (isInObject()) {
            throw new IllegalStateException("A value without a name in an object: call name() before it.");
        }
        if (before == ',' || before == '{') {
            return at;
        }
        if (isAtValueDepth()) {
            valueDepth = ~depth;
            throw new IllegalStateException(
                    "A second value where there is place for one only: begin an array around them.");
        }
        return putComma(at);
    }

    /** Whether the cursor is in an object that was begun by hand. */
    private boolean isInObject() {
        return objects.get(depth) && !isAtValueDepth();
    }

    /** Whether nothing is open that was begun since the one value was due. */
    private boolean isAtValueDepth() {
        return depth == valueDepth || depth == ~valueDepth;
    }

    // ---- by hand

    /** The position of a member name, after a comma if needed. */
    int beginName() {
        int at = position;
        if (!isInObject() || json[at - 1] == ':') {
            throw new IllegalStateException(
                    "A name is not allowed here: names belong in objects, each before a value.");
        }
        return json[at - 1] == '{' ? at : putComma(at);
    }

    /** Begins an array or object whose values are checked for their place. */
    int beginByHand(byte bracket) {
        int at = begin(beginValue(), bracket);
        begunByHand.set(depth);
        objects.set(depth, bracket == '{');
        return at;
    }

    /** Ends the array or object that was begun last. */
    int endByHand(byte bracket) {
        boolean isObject = bracket == '}';
        boolean isBegun = begunByHand.get(depth) && objects.get(depth) == isObject;
        if (isAtValueDepth() || !isBegun || json[position - 1] == ':') {
            throw new IllegalStateException("No " + (isObject ? "object" : "array")
                    + " can end here: something else was begun, or a value is missing.");
        }
        forgetBegun(depth);
        return end(position, bracket);
    }

    /**
     * Writes a value that is already JSON, byte for byte, or {@code null}.
     *
     * @throws JsonException if {@code value} and what is around it have more levels than {@link JsonLimits#maxDepth()}
     */
    public void writeRaw(@Nullable RawJson value) {
        position = putRaw(beginValue(), value);
    }

    /** Takes back what was written from {@code at} on, open or not. */
    void goBack(int at, int depthThere) {
        position = at;
        depth = depthThere;
        endHeapLevels();
        forgetBegun(depthThere + 1);
    }

    // ---- for generated code: structure

    /** Called by generated code: the cursor. */
    public int position() {
        return position;
    }

    /** Called by generated code: sets the cursor. */
    public void position(int at) {
        position = at;
    }

    /** Called by generated code: makes room for {@code byteCount} bytes from {@code at}. */
    public void reserve(int at, int byteCount) {
        if (byteCount > limit - at) {
            grow(at, byteCount);
        }
    }

    /** Called by generated code: like {@link #reserve(int, int)}, for a count that may exceed an {@code int}. */
    public void reserve(int at, long byteCount) {
        if (byteCount > limit - at) {
            grow(at, byteCount);
        }
    }

    void grow(int at, long byteCount) {
        long needed = at + byteCount + SLACK;
        if (needed > WriterMemory.MAX_BYTES) {
            throw error(JsonErrorCode.OUTPUT_TOO_LARGE, "The document exceeds the size of an array", at);
        }
        WideStrings.show(at);
        use(memory.grown(json, (int) needed));
    }

    private void use(byte[] array) {
        json = array;
        limit = array.length - SLACK;
    }

    /** Called by generated code: begins an object, one level deeper, and makes room. */
    public void enter(int at, int byteCount) {
        if (++depth > checkedDepth) {
            checkDepth(at);
        }
        reserve(at, byteCount);
    }

    /** Called by generated code: ends an object; one byte is reserved. */
    public int leave(int at) {
        depth--;
        json[at] = '}';
        return at + 1;
    }

    /**
     * Called by generated code: ends an object whose members were all written in their {@code ,"name":} form.
     *
     * @param start where the object begins; two bytes are reserved at {@code at}
     */
    public int leaveEmptyable(int start, int at) {
        depth--;
        json[start] = '{';
        int last = Math.max(at, start + 1);
        json[last] = '}';
        return last + 1;
    }

    /** Called by generated code: <code>{"name":</code>. */
    public int putFirst(int at, MemberName name) {
        return name.putFirst(json, at);
    }

    /** Called by generated code: {@code ,"name":}. */
    public int put(int at, MemberName name) {
        return name.put(json, at);
    }

    /** Called by generated code: a string known at compile time, with its quotes. */
    public int putText(int at, MemberName text) {
        return text.putQuoted(json, at);
    }

    /** Called by generated code: begins an array; reserves for itself. */
    public int beginArray(int at) {
        return begin(at, (byte) '[');
    }

    /** Called by generated code: begins an object whose names are not known at compile time; reserves for itself. */
    public int beginMap(int at) {
        return begin(at, (byte) '{');
    }

    private int begin(int at, byte bracket) {
        enter(at, 1);
        json[at] = bracket;
        return at + 1;
    }

    /**
     * Called by generated code: a comma after a value; needs no reservation, since it fits into the slack. Nothing
     * checks that it is after a value.
     *
     * <p>What comes next reserves: another value, or the bracket that replaces the comma.
     */
    public int putComma(int at) {
        json[at] = ',';
        return at + 1;
    }

    /** Called by generated code: ends an array, over the comma after its last element if there is one. */
    public int endArray(int at) {
        return end(at, (byte) ']');
    }

    /** Called by generated code: ends an object, over the comma after its last member if there is one. */
    public int endMap(int at) {
        return end(at, (byte) '}');
    }

    private int end(int at, byte bracket) {
        depth--;
        int last = json[at - 1] == ',' ? at - 1 : at;
        reserve(last, 1);
        json[last] = bracket;
        return last + 1;
    }

    /** Called by generated code: a value that is already JSON, or {@code null}; reserves for itself. */
    public int putRaw(int at, @Nullable RawJson value) {
        RawJson raw = value == null ? RawJson.NULL : value;
        if (raw.isDeeperThan(maxDepth - depth)) {
            throw depthError(at, "the raw value to write is too deep for this place");
        }
        reserve(at, raw.size());
        return raw.copyTo(json, at);
    }

    /** Called by generated code: the array that holds the document; any {@code reserve} may replace it. */
    public byte[] bytes() {
        return json;
    }

    @Override
    final JsonException tooDeep(int at) {
        depth--;
        return depthError(at, "does an object contain itself?");
    }

    private JsonException depthError(int at, String why) {
        return error(
                JsonErrorCode.DEPTH_LIMIT,
                "Nested deeper than " + Errors.levels(maxDepth) + ": " + why
                        + " (raise it by JsonLimits.withMaxDepth if that is intended)",
                at);
    }

    /**
     * Called by generated code: the value that begins at {@code at} cannot be written.
     *
     * @return the exception to throw
     */
    public JsonException error(JsonErrorCode code, String message, int at) {
        return error(code, message, at, null);
    }

    JsonException error(JsonErrorCode code, String message, int at, @Nullable Throwable cause) {
        if (document == null) {
            document = new Object();
        }
        ErrorPlace place = ErrorPlace.of(json, 0, Math.min(at, json.length), origin.get(), at, optionsOfErrors());
        return new JsonException(code, message, place.withDocument(document), cause);
    }

    /** Returns whether this is an error in the present document, not in one that was written into the same array before. */
    boolean isOfThisDocument(JsonException e) {
        return document != null && e.isIn(document);
    }

    /**
     * Called by generated code: returns the options for what exceptions show: nothing of output for logs, where anything may be
     * secret.
     */
    public JsonOptions optionsOfErrors() {
        return isRedacting ? options.withContentInErrors(false) : options;
    }
}
