package dev.burin;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads values of one type.
 *
 * <pre>{@code
 * byte[] json = OrderCodec.INSTANCE.toJsonBytes(order);
 * Order order = OrderCodec.INSTANCE.fromJson(json);
 * List<Order> orders = OrderCodec.INSTANCE.list().fromJson(jsonArray);
 * }</pre>
 *
 * <p>The processor generates an implementation for every {@code @JsonCodec} type; a class of your own that implements the two
 * abstract methods is a custom codec, to be named with {@code @JsonUsing}. Codecs are stateless and may be shared.
 *
 * <p>Every method that reads throws {@link JsonException} for input that is not RFC 8259 JSON in valid UTF-8, or not what
 * the type takes; every method that writes throws it for values that JSON cannot express. A document that is {@code null} is a value for
 * {@link #nullable()}, {@link #optional()}, {@link JsonValue#CODEC}, {@link RawJson#CODEC} and types whose {@code @JsonValue} may be
 * {@code null}; other codecs refuse it, and none but {@link #nullable()} writes a Java {@code null}.
 *
 * <p>What code of yours throws while a document is read (constructors, setters, codecs; {@code hashCode} or
 * {@code compareTo} of an element) is the cause of a {@link JsonMismatchException}, since the document made it throw.
 * What it throws while a value is written passes as it is, unless it is a {@link JsonException} about another document, which a
 * getter may read: that is the cause of one about this document, and passes as it is only from {@link #toJsonBytes} of a
 * generated codec.
 *
 * @param <T> the type of the values
 */
public interface Codec<T extends @Nullable Object> {
    /**
     * Writes one value behind what {@code out} holds already: exactly one, or the caller reports this codec.
     *
     * <p>If this throws something, {@code out} is of no further use until it is reset; {@link JsonWriter#writeValue} takes back what
     * was written.
     *
     * @param value never null: writing {@code null} is the caller's business, or that of {@link #nullable()}; generated
     *     codecs refuse it with a {@link JsonException}
     */
    void write(JsonWriter out, T value);

    /**
     * Reads one value and leaves {@code in} behind it.
     *
     * @return never null: a {@code null} in the document is a mismatch here, unless {@link #nullable()} reads it
     */
    T read(JsonReader in);

    /** Returns the JSON of a value as UTF-8. */
    default byte[] toJsonBytes(T value) {
        JsonWriter out = JsonWriter.acquire();
        try {
            out.writeDocument(this, value);
            return out.toByteArray();
        } finally {
            out.release();
        }
    }

    /** Returns the JSON of a value. */
    default String toJson(T value) {
        JsonWriter out = JsonWriter.acquire();
        try {
            out.writeDocument(this, value);
            return out.toString();
        } finally {
            out.release();
        }
    }

    /**
     * Writes the JSON of a value as UTF-8, after all of it has been produced; neither flushes nor closes.
     *
     * <p>The document is in memory as a whole: for many values, see {@link #toArray} and {@link #toLines}.
     *
     * @throws IOException if the stream throws it
     */
    default void toJson(T value, OutputStream target) throws IOException {
        JsonWriter out = JsonWriter.acquire();
        try {
            out.writeDocument(this, value);
            Streams.write(out, target);
        } finally {
            out.release();
        }
    }

    /**
     * Writes the JSON of a value into an array, which stays untouched if it does not fit.
     *
     * @param offset index of the first byte
     * @return the number of bytes written
     * @throws JsonException with {@link JsonErrorCode#OUTPUT_TOO_LARGE} if {@code target} has too little room
     * @throws IndexOutOfBoundsException if {@code offset} is not within the array, or at its end
     */
    default int toJson(T value, byte[] target, int offset) {
        JsonWriter out = JsonWriter.acquire();
        try {
            out.writeDocument(this, value);
            return out.copyTo(target, offset);
        } finally {
            out.release();
        }
    }

    /** Reads a document that fills an array. */
    default T fromJson(byte[] json) {
        return fromJson(json, 0, json.length);
    }

    /**
     * Reads a document that fills part of an array.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     */
    default T fromJson(byte[] json, int offset, int length) {
        JsonReader in = JsonReader.acquire(json, offset, length);
        try {
            return in.readDocument(this);
        } finally {
            in.release();
        }
    }

    /** Reads a document; offsets in errors count the bytes of its UTF-8 form. */
    default T fromJson(String json) {
        return fromJson(Inputs.utf8(json, JsonOptions.DEFAULT));
    }

    /**
     * Reads a document that is all that remains of a stream, which is left open.
     *
     * <p>The document is in memory as a whole: for many values, see {@link #stream} and {@link #lines}. A stranger's may never
     * end: {@link JsonLimits#maxDocumentBytes()} says how much is read.
     *
     * @throws IOException if the stream throws it
     */
    default T fromJson(InputStream json) throws IOException {
        return fromJson(Streams.readAll(json, JsonLimits.DEFAULT.maxDocumentBytes()));
    }

    /** Reads a document that is all that remains of a buffer, and moves its position to the limit. */
    default T fromJson(ByteBuffer json) {
        return Inputs.read(this, json);
    }

    /**
     * Reads a document that fills an array, and says all that is wrong with it, not only what comes first; throws no
     * {@link JsonException}.
     *
     * <p>A document without errors is read as by {@link #fromJson(byte[])}. Each error costs one more reading, and two to three times as
     * much to find its place; there are at most 100 errors and 200 readings, so a stranger's document should be a short one. What is no JSON is told by the first error of
     * syntax, behind the first mismatch if there is one. What a constructor or codec of yours refuses, or lacks, for want of a
     * member or element that was refused before is not told. Nor is what else is wrong in an array whose elements are told by
     * their places, or beside a label of a subtype, once that was refused. An element that was refused does not count for
     * {@code @JsonLimit(items)}.
     */
    default Decoded<T> tryFromJson(byte[] json) {
        return AllErrors.read(this, json, JsonOptions.DEFAULT);
    }

    /**
     * Returns {@code current} as a JSON merge patch changes it, RFC 7396: members of the patch take the place of those that are
     * there, {@code null} removes them, and objects are merged in turn. {@code current} stays as it is, records included.
     *
     * <p>Writes {@code current}, merges, and reads the result: members that are not written or not read are lost, and one
     * that was removed is one that is absent.
     *
     * @throws JsonException if the patch is no JSON, or if the result is not what this codec takes, with its place in the result,
     *     "the merged document"
     */
    default T merge(T current, byte[] patch) {
        return MergePatch.apply(this, current, patch, JsonOptions.DEFAULT);
    }

    /**
     * Returns the elements of an array that is all that remains of a stream, each read when it is asked for: gigabytes in the
     * memory that one element takes, which {@link JsonLimits#maxElementBytes()} bounds.
     *
     * <pre>{@code
     * try (Stream<Order> orders = OrderCodec.INSTANCE.stream(Files.newInputStream(file))) {
     *     orders.forEach(order -> process(order));
     * }
     * }</pre>
     *
     * <p>Says what {@link #list()} says of the same bytes, {@code null} elements included, but when it comes to them: elements
     * in front of a fault have been delivered. Such a {@link JsonException} has the place in the whole document. How much may be read
     * twice in search of a label ({@link JsonErrorCode#LOOK_AHEAD_LIMIT}) depends on the length of each element, there on that of all. An
     * {@link IOException} is the cause of an {@link java.io.UncheckedIOException}. Closing the result closes the stream.
     */
    default Stream<T> stream(InputStream json) {
        return StreamedValues.stream(new StreamedElements<>(this, json, JsonOptions.DEFAULT), json);
    }

    /**
     * Returns the documents in the lines of all that remains of a stream, as {@link #stream} does with elements: NDJSON, JSON
     * lines.
     *
     * <p>A line ends with a line feed or the stream; lines of white space are skipped. Offset and line of a
     * {@link JsonException} are those in the stream; its path begins at the document, which is its line's.
     */
    default Stream<T> lines(InputStream json) {
        return StreamedValues.stream(new StreamedLines<>(this, json, JsonOptions.DEFAULT), json);
    }

    /**
     * Writes values as the elements of an array, each when the one before is written: gigabytes in the memory that one takes;
     * neither flushes nor closes, {@code values} included.
     *
     * <p>{@code null} is written as such. If something is thrown, what was written before it is there.
     *
     * @throws IOException if the stream throws it
     */
    default void toArray(Stream<? extends T> values, OutputStream target) throws IOException {
        StreamingWriter.writeArray(this, values, target, JsonOptions.DEFAULT);
    }

    /**
     * Writes values as documents, a line for each, as {@link #toArray} does with elements: NDJSON, JSON lines. Only a codec that
     * is {@link #nullable()} writes {@code null}.
     *
     * @throws IOException if the stream throws it
     */
    default void toLines(Stream<? extends T> values, OutputStream target) throws IOException {
        StreamingWriter.writeLines(this, values, target, JsonOptions.DEFAULT);
    }

    /** Returns a codec of lists: an array, {@code null} elements included. */
    default Codec<List<T>> list() {
        return DerivedCodecs.list(this);
    }

    /** Returns a codec of sets, in the order of the document; an element that comes twice is kept once. */
    default Codec<Set<T>> set() {
        return DerivedCodecs.set(this);
    }

    /** Returns a codec of maps with string keys, in the order of the document; duplicate keys are refused. */
    default Codec<Map<String, T>> map() {
        return map(DerivedCodecs.STRING_KEYS);
    }

    /** Returns a codec of maps, in the order of the document; duplicate keys are refused. */
    default <K> Codec<Map<K, T>> map(KeyCodec<K> keys) {
        return DerivedCodecs.map(this, keys);
    }

    /** Returns a codec of optional values: {@code null} is the empty one. */
    default Codec<Optional<T>> optional() {
        return DerivedCodecs.optional(this);
    }

    /** Returns a codec that also reads and writes {@code null}. */
    default Codec<@Nullable T> nullable() {
        return DerivedCodecs.nullable(this);
    }

    /**
     * Returns this codec with options of its own for whole documents.
     *
     * <pre>{@code
     * Codec<Order> strict = OrderCodec.INSTANCE.with(JsonOptions.DEFAULT.withLimits(new JsonLimits(16, 40, 40)));
     * }</pre>
     *
     * <p>Codecs derived from the result have the same options, and {@code with} replaces them all. Within another codec it
     * changes nothing: there the options of the document hold.
     */
    default Codec<T> with(JsonOptions options) {
        return ConfiguredCodec.of(this, options);
    }

    /**
     * Returns this codec for logs: it writes members with {@link dev.burin.annotation.JsonRedact} in another form, wherever they
     * stand in a value.
     *
     * <pre>{@code
     * log.info(CustomerCodec.INSTANCE.redacted().toJson(customer)); // {"name":"Ann","password":"***"}
     * }</pre>
     *
     * <p>It stays so with other options, in codecs derived from it and within other codecs. It does not read, or masks would become
     * values: every method that reads throws an {@link UnsupportedOperationException}, which is the cause of a {@link JsonException}
     * where another codec calls it.
     */
    default Codec<T> redacted() {
        return RedactedCodec.of(this);
    }

    /**
     * Returns a codec of arrays.
     *
     * @param newArray makes an array of a given length: {@code Order[]::new}
     */
    default Codec<T[]> array(IntFunction<T[]> newArray) {
        return DerivedCodecs.array(this, newArray);
    }
}
