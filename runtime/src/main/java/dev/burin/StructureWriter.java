package dev.burin;

import dev.burin.codegen.MemberName;

/**
 * The document that a writer has made so far, and its structure: brackets, commas, names, and room for what comes next.
 *
 * <p>{@link JsonWriter} adds the values. The two are one object, as {@link JsonReader} and its superclass are, because every
 * method of both goes on where the last one ended.
 */
abstract sealed class StructureWriter extends Pooled permits JsonWriter {
    /** Bytes behind every reservation that leaves may overwrite with garbage: they store whole words. */
    static final int SLACK = 32;

    private final WriterMemory memory = new WriterMemory();
    private final int maxDepth;

    byte[] json = memory.first();
    int limit = json.length - SLACK;
    int position;
    private int depth;

    StructureWriter(int maxDepth) {
        this.maxDepth = maxDepth;
    }

    /** Starts anew with an empty document. */
    public void reset() {
        position = 0;
        depth = 0;
    }

    /** Leaves the memory of an unusually large document to the collector, and says whether it did. */
    boolean releaseLargeMemory() {
        byte[] next = memory.next(json);
        if (next == json) {
            return false;
        }
        use(next);
        return true;
    }

    /** Called by generated code: the position of a value that begins at the cursor, behind a comma if one is needed. */
    public int beginValue() {
        int at = position;
        if (at == 0) {
            return at;
        }
        byte before = json[at - 1];
        return before == '[' || before == '{' || before == ':' || before == ',' ? at : putComma(at);
    }

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

    /** Called by generated code: as {@link #reserve(int, int)}, for a count that may exceed an {@code int}. */
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
        use(memory.grown(json, (int) needed));
    }

    private void use(byte[] array) {
        json = array;
        limit = array.length - SLACK;
    }

    /** Called by generated code: begins an object, one level deeper, and makes room. */
    public void enter(int at, int byteCount) {
        if (++depth > maxDepth) {
            throw tooDeep(at);
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
     * Called by generated code: a comma behind a value; needs no reservation, for it fits into the slack.
     *
     * <p>What comes next reserves: another value, or the bracket that takes the place of the comma.
     */
    public int putComma(int at) {
        json[at] = ',';
        return at + 1;
    }

    /** Called by generated code: ends an array, over the comma behind its last element if there is one. */
    public int endArray(int at) {
        return end(at, (byte) ']');
    }

    /** Called by generated code: ends an object, over the comma behind its last member if there is one. */
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

    /** Called by generated code: the array that holds the document; any {@code reserve} may replace it. */
    public byte[] bytes() {
        return json;
    }

    private JsonException tooDeep(int at) {
        return error(
                JsonErrorCode.DEPTH_LIMIT,
                "Nested deeper than " + maxDepth
                        + " levels: does an object contain itself? (raise JsonLimits.maxDepth if that is intended)",
                at);
    }

    /**
     * Called by generated code: the value that begins at {@code at} cannot be written.
     *
     * @return the exception to throw
     */
    public JsonException error(JsonErrorCode code, String message, int at) {
        return new JsonException(code, message, ErrorPlace.of(json, 0, Math.min(at, json.length), at));
    }
}
