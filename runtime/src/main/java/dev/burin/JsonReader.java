package dev.burin;

import dev.burin.codegen.ArrayScratch;
import dev.burin.codegen.HashGuard;
import dev.burin.codegen.HashGuards;
import dev.burin.codegen.ReadsNull;
import dev.burin.codegen.SkippedKeys;
import dev.burin.internal.text.Origin;
import dev.burin.internal.text.StringScan;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A cursor over one JSON document in UTF-8.
 *
 * <pre>{@code
 * JsonReader in = JsonReader.of(json);
 * Map<String, Integer> ages = new LinkedHashMap<>();
 * for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
 *     ages.put(in.readName(), in.readInt());
 * }
 * in.endDocument(ages);
 * }</pre>
 *
 * <p>Objects and arrays are read in loops like this one: {@code begin…} returns whether there is a first member or element,
 * {@code next…} whether there is another, and consumes the closing bracket when there is none. Between them, read
 * exactly one value:
 *
 * <ul>
 *   <li>{@link #readString()}, {@link #readBoolean()}, {@link #readInt()}, {@link #readLong()}, {@link #readDouble()},
 *       {@link #readBigDecimal()} and the like take a value of that kind and reject any other; numbers are exact, or
 *       rounded once. {@link #readNumber()} takes any.
 *   <li>{@link #readNull()} consumes a {@code null} and returns true; if there is none, it consumes nothing.
 *   <li>{@link #beginObject()} and {@link #beginArray()} enter a value.
 *   <li>{@link #readValue(Codec)} reads it with a codec, generated or not.
 *   <li>{@link #readRaw()} keeps its bytes, {@link #skipValue()} drops them. Skipped values are validated, too.
 *   <li>{@link #peekByte()} reports what kind of value is next: <code>&#123;</code>, {@code [}, {@code "}, {@code t}, {@code f},
 *       {@code n}, and a minus sign or a digit for numbers.
 * </ul>
 *
 * <p>Names come from {@link #readName()} and may repeat: the code that collects members decides what that means. Reject a
 * well-formed but unwanted value with {@link #mismatch}, which knows the place. {@link #endDocument} checks that nothing
 * follows. {@link Codec#read} starts with the reader before its value, and leaves it after the value.
 *
 * <p>Every problem is a {@link JsonException}; after one, the reader is unusable until {@link #reset}. Not safe for use by
 * several threads at once.
 */
public final class JsonReader extends SubtypeReader {
    /** What one document with a huge name or string may leave in this thread's reader. */
    private static final int MAX_KEPT_BYTES = 1 << 16;

    private static final Pool<JsonReader> POOL = Pool.of(() -> new JsonReader(JsonOptions.DEFAULT));

    private final ArrayScratch scratch = new ArrayScratch();
    private final StringInput strings = new StringInput();

    /** For all documents. */
    private @Nullable HashGuards hashGuards;

    private JsonReader(JsonOptions options) {
        super(options);
    }

    /** Returns a reader of a whole array, with default options. */
    public static JsonReader of(byte[] json) {
        return of(json, 0, json.length, JsonOptions.DEFAULT);
    }

    /**
     * Returns a reader of a string, with default options; offsets in errors count the bytes of its UTF-8 form.
     *
     * @throws JsonSyntaxException for half of a surrogate pair, which {@code getBytes} turns into a question mark
     */
    public static JsonReader of(String json) {
        JsonReader in = new JsonReader(JsonOptions.DEFAULT);
        in.reset(json);
        return in;
    }

    /**
     * Returns a reader of a part of an array.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     */
    public static JsonReader of(byte[] json, int offset, int length, JsonOptions options) {
        JsonReader in = new JsonReader(options);
        in.reset(json, offset, length);
        return in;
    }

    /**
     * Called by generated code: returns an unused reader, usually the one that this thread keeps, set to a document.
     *
     * <p>{@link #release()} gives it back.
     */
    public static JsonReader acquire(byte[] json, int offset, int length) {
        JsonReader in = POOL.acquire();
        in.reset(json, offset, length);
        in.isInUse = true;
        return in;
    }

    /** Like {@link #acquire(byte[], int, int)}, but until it is {@linkplain #reset set} to a document it still has the last one. */
    static JsonReader acquire() {
        JsonReader in = POOL.acquire();
        in.isInUse = true;
        return in;
    }

    /** Like {@link #acquire()}, with options; {@link #releaseConfigured()} gives it back. */
    static JsonReader acquire(JsonOptions options) {
        JsonReader in = acquire();
        in.use(options);
        return in;
    }

    private void use(JsonOptions options) {
        this.options = options;
        setLimit(options.limits().maxDepth(), 0);
        skipReader.use(options);
    }

    void releaseConfigured() {
        use(JsonOptions.DEFAULT);
        release();
    }

    /**
     * Called by generated code: gives a reader back.
     *
     * <p>A large document is forgotten at once, but for its {@linkplain #readRepeatedName repeated names}; a small one when the
     * next replaces it, or replaces what was skipped in it or a name that was looked up. Under G1, each stored reference costs a
     * memory barrier: a good part of the time that a small document takes.
     */
    public void release() {
        if (json.length > MAX_KEPT_BYTES || unescaped.length > MAX_KEPT_BYTES) {
            forget();
        }
        POOL.release(this);
    }

    private void forget() {
        json = NOTHING;
        source = null;
        unescaped = NOTHING;
        slice.clear();
        text.clear(); // what a string was decoded into, if there was no memory left for the string
        skipReader.forget();
    }

    /**
     * Starts over with another document, with no trace of what happened before. Not for codecs: the document around their
     * value would be lost.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws JsonSyntaxException if it ends within the last KiB of the longest arrays
     */
    public void reset(byte[] document, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, document.length);
        if (Inputs.isTooLong(offset + length)) {
            throw Inputs.tooLong(document, offset, options);
        }
        if (json != document) {
            json = document;
        }
        if (source != null) {
            source = null;
        }
        start = offset;
        position = offset;
        end = offset + length;
        depth = 0;
        nameAt = NO_NAME;
        lookedAhead = 0;
        if (limitedLevels != 0) {
            setLimit(options.limits().maxDepth(), 0); // an exception came in between
        }
        if (checkedDepth > StackRoom.FIRST_LEVELS) {
            forgetStack();
        }
        if (hashGuards != null) {
            hashGuards.reset();
        }
    }

    /**
     * Starts over with a document that is a string.
     *
     * @throws JsonSyntaxException for half of a surrogate pair, and for a document that is too long
     */
    void reset(String document) {
        strings.open(document, this);
    }

    /**
     * Starts over with a part of a longer document.
     *
     * @param origin where the part begins; asked only for errors
     */
    void resetToPart(byte[] bytes, int from, int to, Supplier<Origin> origin) {
        reset(bytes, from, to - from);
        this.origin = origin;
        skipReader.setOrigin(origin);
    }

    /** Returns the options in force, also for a document within this one. */
    public JsonOptions options() {
        return options;
    }

    /** Reads a whole document with a codec, as {@link #readValue} and {@link #endDocument} do. */
    <T> T readDocument(Codec<T> codec) {
        try {
            return endDocument(readValue(codec));
        } catch (StackOverflowError e) {
            throw outOfStack(e);
        }
    }

    /** Starts over with a document that is a string, and reads it; what a generated codec throws is passed on, as by its own method. */
    <T> T readDocument(String document, Codec<T> codec) {
        reset(document);
        try {
            int at = valueStart();
            T value = codec.read(this);
            checkRead(codec, at, 0);
            return endDocument(value);
        } catch (StackOverflowError e) {
            throw outOfStack(e);
        } catch (RuntimeException e) {
            // Only now: on JDK 17, a failing interface check takes as long as a short document.
            throw codec instanceof WritesAt ? e : refused(Errors.nameOf(codec), e);
        }
    }

    /**
     * Checks that only white space follows, and that the document was more than that.
     *
     * @return {@code value}
     * @throws JsonSyntaxException if something follows, or the document is empty
     * @throws IllegalStateException if an array or object was begun but not ended, or vice versa
     */
    public <T extends @Nullable Object> T endDocument(T value) {
        if ((position - end | depth) != 0 || start == end || json[end - 1] <= ' ') {
            endDocumentSlowly();
        }
        return value;
    }

    private void endDocumentSlowly() {
        if (depth != 0) {
            throw new IllegalStateException(
                    depth > 0
                            ? "endDocument() within an array or object: next…() says when it ends."
                            : "endDocument() after more ends of arrays and objects than beginnings.");
        }
        int at = StringScan.whitespaceEnd(json, position, end);
        if (at != end) {
            throw errors().trailingContent(at);
        }
        if (StringScan.whitespaceEnd(json, start, end) == end) {
            throw errors().expectedValue("a value", end);
        }
        position = end;
    }

    // ---- values of any kind

    /**
     * Reads a value with a codec.
     *
     * @throws JsonMismatchException if {@code codec} reads nothing or leaves an array or object unfinished, or throws
     *     a {@code RuntimeException}, the cause, that is not a {@link JsonException} about this document
     */
    public <T extends @Nullable Object> T readValue(Codec<T> codec) {
        int at = valueStart();
        int depthBefore = depth;
        T value;
        try {
            value = codec.read(this);
        } catch (RuntimeException e) {
            throw refused(Errors.nameOf(codec), e);
        }
        checkRead(codec, at, depthBefore);
        return value;
    }

    private void checkRead(Codec<?> codec, int at, int depthBefore) {
        if (position == at) {
            throw errors().refused(Errors.nameOf(codec) + " read no value", at);
        }
        if (depth != depthBefore) {
            throw errors().refused(Errors.nameOf(codec) + " did not read its value to the end", at);
        }
    }

    /**
     * Called by generated code: reads a value with a codec where null is not allowed.
     *
     * @throws JsonMismatchException also if {@code codec} returns null
     */
    public <T> T readPresent(Codec<T> codec) {
        int at = valueStart();
        T value = readValue(codec);
        if (value == null) {
            throw codec instanceof ReadsNull
                    ? mismatch("a value other than null")
                    : errors().refused(Errors.nameOf(codec) + " returned null, for which there is no place", at);
        }
        return value;
    }

    /** Called by generated code: reads a value with a codec, or {@code null}, which codecs of optional values read themselves. */
    public <T> @Nullable T readOrNull(Codec<T> codec) {
        int at = valueStart();
        // In this order: on JDK 17, a failing interface check costs more than all the rest.
        if (at < end && json[at] == 'n' && !(codec instanceof ReadsNull)) {
            readNull();
            return null;
        }
        return readValue(codec);
    }

    /** Called by generated code: arrays to collect elements in; valid until this reader goes on to another array. */
    public ArrayScratch scratch() {
        return scratch;
    }

    /** Called by generated code: fills one set or map whose elements or keys the JDK's hash tables cannot sort. */
    public HashGuard hashGuard() {
        if (hashGuards == null) {
            hashGuards = new HashGuards(
                    () -> position, max -> errors().hashLimit(max, position), () -> errors().hashTime(position));
        }
        return hashGuards.begin(options.limits().maxEqualHashes());
    }

    /** Called by generated code: the keys that {@code map} lacks because their values are {@code null}. */
    public <K> SkippedKeys<K> skippedKeys(Map<K, ?> map) {
        return new SkippedKeys<>(map, this::hashGuard);
    }

    /** Reads one value of any kind, {@code null} included, byte for byte, validated as by {@link #skipValue()}. */
    public RawJson readRaw() {
        int at = valueStart();
        skipValue();
        return new RawJson(Arrays.copyOfRange(json, at, position));
    }

    // ---- exceptions for generated code

    /**
     * Called by generated code: returns {@code value}, which a user's factory or builder returned.
     *
     * @param maker what was called
     * @throws JsonMismatchException if it is null, which is not allowed here
     */
    public <T> T made(@Nullable T value, String maker) {
        if (value == null) {
            throw errors().returnedNull(maker, position);
        }
        return value;
    }

    /**
     * Called by generated code: a user's constructor, factory, setter or codec threw {@code cause}.
     *
     * @param typeName whose it is
     * @return the exception to throw: {@code cause} itself if it already has a place in this document
     */
    public JsonException refused(String typeName, RuntimeException cause) {
        return cause instanceof JsonException known && known.isIn(json, start, end)
                ? known
                : errors().refused(typeName, cause, position);
    }

    /**
     * Called by generated code where it begins to read a document: this thread ran out of stack in it.
     *
     * @return the exception to throw: a sender cannot cause a virtual machine error by nesting
     */
    public JsonSyntaxException outOfStack(StackOverflowError cause) {
        return errors().outOfStack(depth, Math.min(position, end), cause);
    }

    /**
     * Returns the exception to throw for the value just read: well formed, but not what was expected.
     *
     * @param expected what it should be, with its article: {@code an even number}
     */
    public JsonMismatchException mismatch(String expected) {
        return errors().invalidValue(expected, position);
    }
}
