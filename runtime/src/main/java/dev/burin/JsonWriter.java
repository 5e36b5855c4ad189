package dev.burin;

import dev.burin.codegen.ReadsNull;
import dev.burin.internal.text.Utf8Decoder;
import dev.burin.internal.text.WideStrings;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A generator of JSON in UTF-8.
 *
 * <pre>{@code
 * JsonWriter out = new JsonWriter();
 * out.beginObject();
 * out.name("id").writeLong(42);
 * out.name("tags").beginArray();
 * out.writeString("new");
 * out.endArray();
 * out.endObject();
 * byte[] json = out.toByteArray();    // {"id":42,"tags":["new"]}
 * }</pre>
 *
 * <p>Commas are written where they belong. After a {@link #name} comes exactly one value: a {@code write…} method, a
 * {@code begin…} to its {@code end…}, a codec ({@link #writeValue(Codec, Object)}, with {@link Codecs} for single values such
 * as a {@code BigDecimal} or an {@code Instant}), or a {@link RawJson}. {@link #toByteArray()} and {@link #toString()} return
 * the document; {@link #reset()} begins another in the same memory. {@link Codec#write} writes exactly one value.
 *
 * <p>Values that JSON cannot represent (NaN, infinities, halves of surrogate pairs) and nesting deeper than
 * {@link JsonLimits#maxDepth()} are {@link JsonException}s with the path of the value. Calls in an order that gives invalid
 * JSON, such as a name in an array or a second document, are {@link IllegalStateException}s. Duplicate names in an object are
 * not checked. If a codec's {@link Codec#write}, called directly, throws, the writer is unusable until {@link #reset}.
 *
 * <p>Generated code uses the methods that take a position: they store at {@code at}, return the position after it, and leave
 * the cursor alone. Nothing checks their order. Not safe for use by several threads at once.
 */
public final class JsonWriter extends SubtypeWriter {
    private static final Pool<JsonWriter> POOL = Pool.of(JsonWriter::new);

    private final Utf8Decoder decoder = new Utf8Decoder();

    /** Creates an empty writer with default options. */
    public JsonWriter() {
        this(JsonOptions.DEFAULT);
    }

    /** Creates an empty writer; of the limits, only the depth applies. */
    public JsonWriter(JsonOptions options) {
        super(options);
    }

    /**
     * Called by generated code: returns an empty, unused writer, usually the one that this thread keeps.
     *
     * <p>{@link #release()} gives it back.
     */
    public static JsonWriter acquire() {
        JsonWriter out = POOL.acquire();
        out.forgetDocument();
        out.isInUse = true;
        return out;
    }

    /** Like {@link #acquire()}, with these options; {@link #releaseConfigured()} gives it back. */
    static JsonWriter acquire(JsonOptions options) {
        JsonWriter out = acquire();
        out.use(options);
        return out;
    }

    void releaseConfigured() {
        use(JsonOptions.DEFAULT);
        release();
    }

    /** Called by generated code: gives a writer back, and the memory of an unusually large document to the collector. */
    public void release() {
        try {
            WideStrings.show(position);
            releaseLargeMemory();
        } finally { // there may be no memory for a reference to the large one
            POOL.release(this);
        }
    }

    /** Returns the number of bytes written so far, without what {@link JsonOptions#withIndent} adds. */
    public int size() {
        return position;
    }

    /**
     * Returns a copy of what was written.
     *
     * @throws IllegalStateException if nothing has been written, or an array or object has not been ended
     */
    public byte[] toByteArray() {
        if (position == 0) {
            throw new IllegalStateException("No value has been written.");
        }
        if (depth != 0) {
            throw new IllegalStateException("An array or object has not been ended.");
        }
        return isIndented() ? indented() : toByteArray(position);
    }

    private boolean isIndented() {
        return options.indent() > 0;
    }

    private byte[] indented() {
        return Indentation.indent(this, options.indent());
    }

    /**
     * Called by generated code: returns a copy of the first {@code length} bytes, which are the document, and moves the cursor to
     * its end.
     */
    public byte[] toByteArray(int length) {
        position = length;
        return Arrays.copyOf(json, length);
    }

    /** Returns the document, which has been written. */
    String toText() {
        return decoded(decoder);
    }

    private String decoded(Utf8Decoder with) {
        byte[] document = isIndented() ? indented() : json;
        return with.decode(document, lengthOf(document));
    }

    /** Returns the number of bytes of a document in the writer's array, which has room for more, or in one of its own. */
    private int lengthOf(byte[] document) {
        return document == json ? position : document.length;
    }

    /** Copies what was written into an array, or throws if it does not fit, and returns the number of bytes. */
    int copyTo(byte[] target, int offset) {
        Objects.checkFromToIndex(offset, target.length, target.length);
        byte[] document = isIndented() ? indented() : json;
        int count = lengthOf(document);
        if (count > target.length - offset) {
            throw error(
                    JsonErrorCode.OUTPUT_TOO_LARGE,
                    "The document of " + count + " bytes does not fit into the " + (target.length - offset)
                            + " bytes given",
                    0);
        }
        System.arraycopy(document, 0, target, offset, count);
        return count;
    }

    /** Returns what was written so far, whole or not, for debugging: {@link #toByteArray()} rejects half a document. */
    @Override
    public String toString() {
        return decoded(new Utf8Decoder()); // debuggers call this at any time, also while the writer's own is in use
    }

    // ---- by hand

    /** Begins an object. */
    public void beginObject() {
        position = beginByHand((byte) '{');
    }

    /** Ends an object. */
    public void endObject() {
        position = endByHand((byte) '}');
    }

    /** Writes a member name; its value comes next. */
    public JsonWriter name(String name) {
        position = putName(beginName(), name);
        return this;
    }

    /** Begins an array. */
    public void beginArray() {
        position = beginByHand((byte) '[');
    }

    /** Ends an array. */
    public void endArray() {
        position = endByHand((byte) ']');
    }

    /** Writes {@code null}. */
    public void writeNull() {
        position = putNull(beginScalar());
    }

    /** Writes {@code true} or {@code false}. */
    public void writeBoolean(boolean value) {
        position = putBoolean(beginScalar(), value);
    }

    /** Writes an integer. */
    public void writeInt(int value) {
        position = putInt(beginScalar(), value);
    }

    /** Writes an integer. */
    public void writeLong(long value) {
        position = putLong(beginScalar(), value);
    }

    /**
     * Writes the shortest decimal that reads back as the same double.
     *
     * @throws JsonException for NaN and the infinities
     */
    public void writeDouble(double value) {
        position = putDouble(beginScalar(), value);
    }

    /**
     * Writes the shortest decimal that reads back as the same float.
     *
     * @throws JsonException for NaN and the infinities
     */
    public void writeFloat(float value) {
        position = putFloat(beginScalar(), value);
    }

    /**
     * Writes a string, or {@code null}.
     *
     * @throws JsonException for half of a surrogate pair
     */
    public void writeString(@Nullable String value) {
        position = putString(beginValue(), value, 0);
    }

    /**
     * Writes a value with a codec, or {@code null}. If that throws anything but a {@code StackOverflowError}, nothing of the
     * value is written, and another may take its place.
     *
     * @throws JsonException if the codec does not write exactly one value
     */
    public <T> void writeValue(Codec<T> codec, @Nullable T value) {
        position = putValue(beginValue(), codec, value);
    }

    /** The longest text of a number or literal fits into the slack and a little more. */
    private int beginScalar() {
        int at = beginValue();
        reserve(at, SLACK);
        return at;
    }

    // ---- values with codecs

    /** Called by generated code: a value written by a codec, or {@code null}; reserves for itself. */
    public <T> int putValue(int at, Codec<T> codec, @Nullable T value) {
        if (value == null) {
            reserve(at, Integer.BYTES);
            return putNull(at);
        }
        writeOne(at, codec, value);
        return position;
    }

    /** Like {@link #putValue}, for a codec that writes one value: that is not checked, nor undone if it throws. */
    <T> int putDirectly(int at, Codec<T> codec, WritesAt<T> direct, T value) {
        try {
            return direct.write(this, at, value);
        } catch (JsonException e) {
            throw placed(codec, e, at);
        }
    }

    /** Writes a value with a codec, and secrets in it in their redacted form. */
    <T> void redact(Codec<T> codec, T value) {
        boolean isRedactingAfterwards = isRedacting;
        int at = position;
        isRedacting = true;
        redactions++;
        try {
            codec.write(this, value);
        } catch (JsonException e) {
            throw placed(codec, e, at); // here, where it is known that secrets are hidden
        } catch (StackOverflowError e) {
            isRedactingAfterwards = true; // until the next document: outOfStack reports where this one ended
            throw e;
        } finally {
            redactions--;
            isRedacting = isRedactingAfterwards;
        }
    }

    /** Writes a whole document with a codec. */
    <T> void writeDocument(Codec<T> codec, T value) {
        try {
            writeOne(0, codec, value != null || answersNull(codec) ? value : notNull(value));
        } catch (StackOverflowError e) {
            throw outOfStack(e);
        }
    }

    /** A generated codec says itself that it does not write null, or that it does not write at all. */
    private static boolean answersNull(Codec<?> codec) {
        return codec instanceof ReadsNull || codec instanceof WritesAt;
    }

    /**
     * Called by generated code where it begins to write a document: this thread ran out of stack in it.
     *
     * @return the exception to throw
     */
    public JsonException outOfStack(StackOverflowError cause) {
        return error(JsonErrorCode.DEPTH_LIMIT, Errors.stackMessage(depth), position, cause);
    }

    /** Writes at {@code at} the one value that {@code codec} writes; nothing if it throws. */
    private <T> void writeOne(int at, Codec<T> codec, T value) {
        int depthBefore = depth;
        int valueDepthBefore = valueDepth;
        position = at;
        valueDepth = depthBefore;
        try {
            codec.write(this, value);
            if (position <= at || depth != depthBefore || valueDepth != depthBefore) {
                throw notOneValue(codec, at, depthBefore);
            }
        } catch (RuntimeException e) {
            RuntimeException thrown =
                    valueDepth == depthBefore ? placed(codec, e, at) : notOneValue(codec, at, depthBefore);
            goBack(at, depthBefore);
            throw thrown;
        } catch (StackOverflowError e) {
            throw e; // outOfStack reports how deep it was
        } catch (Throwable e) { // from languages other than Java, undeclared
            goBack(at, depthBefore);
            throw e;
        } finally {
            valueDepth = valueDepthBefore;
        }
    }

    /**
     * An error in another document, which {@code codec} read or wrote meanwhile, is the cause of the one here; but not in logs,
     * since that document may be secret.
     */
    private RuntimeException placed(Codec<?> codec, RuntimeException e, int at) {
        if (!(e instanceof JsonException known) || isOfThisDocument(known)) {
            return e;
        }
        String message = Errors.nameOf(codec) + " failed (" + Errors.text(e, optionsOfErrors()) + ")";
        return error(JsonErrorCode.NOT_REPRESENTABLE, message, at, isRedacting ? null : e);
    }

    private JsonException notOneValue(Codec<?> codec, int at, int depthBefore) {
        String written = valueDepth != depthBefore
                ? " wrote more than one value"
                : position <= at ? " wrote no value" : " ended too many or too few arrays and objects";
        return error(JsonErrorCode.NOT_REPRESENTABLE, Errors.nameOf(codec) + written, at);
    }

    /**
     * Called by generated code: returns {@code value}, which is to be written at the cursor.
     *
     * @throws JsonException if it is null, which only {@link Codec#nullable()} writes
     */
    public <T> T notNull(@Nullable T value) {
        if (value == null) {
            throw error(
                    JsonErrorCode.NOT_REPRESENTABLE,
                    "The value to write is null: use nullable() of the codec, which writes and reads null",
                    position);
        }
        return value;
    }
}
