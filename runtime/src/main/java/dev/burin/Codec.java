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
 * <p>The processor generates an implementation for every {@code @JsonCodec} type; your own class that implements the two abstract
 * methods is a custom codec, which you name with {@code @JsonUsing}. Codecs are stateless and may be shared.
 *
 * <p>Every method that reads throws {@link JsonException} for input that is not RFC 8259 JSON in valid UTF-8, or does not fit the
 * type; every method that writes throws it for values that JSON cannot express. The document {@code null} is a value for
 * {@link #nullable()}, {@link #optional()}, {@link JsonValue#CODEC}, {@link RawJson#CODEC} and types whose {@code @JsonValue} may
 * be {@code null}; other codecs reject it, and only {@link #nullable()} writes a Java {@code null}.
 *
 * <p>What your code throws while a document is read (constructors, setters, codecs; {@code hashCode} or {@code compareTo} of an
 * element) is the cause of a {@link JsonMismatchException}, since the document made it throw. What it throws while a value is
 * written is passed on unchanged, unless it is a {@link JsonException} about another document, which a getter may read: that is
 * the cause of one about this document, and is passed on unchanged only by {@link #toJsonBytes} of a generated codec.
 *
 * @param <T> the type of the values
 */
public interface Codec<T extends @Nullable Object> {
    /**
     * Writes one value after what {@code out} already holds: exactly one, or the caller reports an error of this codec.
     *
     * <p>If this throws, {@code out} cannot be used until it is reset; {@link JsonWriter#writeValue} undoes what was written.
     *
     * @param value never null: {@code null} is written by the caller, or by {@link #nullable()}; generated codecs reject it with
     *     a {@link JsonException}
     */
    void write(JsonWriter out, T value);

    /**
     * Reads one value and leaves {@code in} after it.
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
            return out.toText();
        } finally {
            out.release();
        }
    }

    /**
     * Writes the JSON of a value as UTF-8, after all of it has been produced; neither flushes nor closes the stream.
     *
     * <p>The whole document is in memory: for many values, see {@link #toArray} and {@link #toLines}.
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
        JsonReader in = JsonReader.acquire();
        try {
            return in.readDocument(json, this);
        } finally {
            in.release();
        }
    }

    /**
     * Reads a document that is all that remains of a stream, which is left open.
     *
     * <p>The whole document is in memory: for many values, see {@link #stream} and {@link #lines}. A document from an untrusted
     * sender may never end: {@link JsonLimits#maxDocumentBytes()} limits how much is read.
     *
     * @throws IOException if the stream throws it
     */
    default T fromJson(InputStream json) throws IOException {
        return fromJson(Inputs.bytes(json, JsonOptions.DEFAULT));
    }

    /** Reads a document that is all that remains of a buffer, and moves its position to the limit. */
    default T fromJson(ByteBuffer json) {
        return Inputs.read(this, json);
    }

    /**
     * Reads a document that fills an array, and reports all errors in it, not only the first; throws no {@link JsonException}.
     *
     * <p>A document without errors is read as by {@link #fromJson(byte[])}. Each error costs one more reading, and two to three
     * times as much to find its place; there are at most 100 errors and 200 readings, so documents from untrusted senders should
     * be short. In a document that is not JSON, only the first syntax error is reported, after the first mismatch if there is
     * one. What your constructor or codec rejects, or misses, only because a member or element was rejected before is not
     * reported. Neither are other errors in an array whose elements are distinguished by position, or beside the label of a
     * subtype, once that was rejected, nor is what follows in a set or map with too many equal hash codes. A rejected element does
     * not count towards {@code @JsonLimit(items)}.
     */
    default Decoded<T> tryFromJson(byte[] json) {
        return AllErrors.read(this, json, JsonOptions.DEFAULT);
    }

    /**
     * Reads a document as {@link #tryFromJson(byte[])} does; offsets in errors count the bytes of its UTF-8 form. Half of a
     * surrogate pair, which has none, is the only error reported.
     */
    default Decoded<T> tryFromJson(String json) {
        return AllErrors.read(this, json, JsonOptions.DEFAULT);
    }

    /**
     * Reads all that remains of a stream, which is left open, as {@link #tryFromJson(byte[])} does. That a document is longer than
     * {@link JsonLimits#maxDocumentBytes()} is the only error reported.
     *
     * @throws IOException if the stream throws it
     */
    default Decoded<T> tryFromJson(InputStream json) throws IOException {
        return AllErrors.read(this, json, JsonOptions.DEFAULT);
    }

    /**
     * Returns {@code current} as changed by a JSON merge patch, RFC 7396: members of the patch replace existing ones,
     * {@code null} removes them, and objects are merged recursively. {@code current} itself stays unchanged, and may be a record.
     *
     * <p>Writes {@code current}, merges, and reads the result: members that are not written or not read are lost (those that are
     * write-only, read-only or ignored), a removed one counts as absent, and the patch names members as they are written, not by
     * an alias. What is read is added to a collection that has only a getter, on top of what the constructor puts there.
     *
     * @throws JsonException if the patch is not JSON, or if the result does not fit this codec, with the place in the result,
     *     "the merged document"
     */
    default T merge(T current, byte[] patch) {
        return MergePatch.apply(this, current, patch, JsonOptions.DEFAULT);
    }

    /** Returns {@code current} as changed by a patch, as {@link #merge(Object, byte[])} does. */
    default T merge(T current, String patch) {
        return merge(current, Inputs.utf8(patch, JsonOptions.DEFAULT));
    }

    /**
     * Returns the elements of an array that is all that remains of a stream, each read when it is requested: gigabytes take only
     * the memory of one element, which {@link JsonLimits#maxElementBytes()} limits.
     *
     * <pre>{@code
     * try (Stream<Order> orders = OrderCodec.INSTANCE.stream(Files.newInputStream(file))) {
     *     orders.forEach(order -> process(order));
     * }
     * }</pre>
     *
     * <p>Accepts what {@link #list()} accepts, {@code null} elements included, and reports the same errors, but only when it
     * reaches them: the elements before an error have been delivered. Such a {@link JsonException} has its place in the whole
     * document. How much may be read twice in search of a label ({@link JsonErrorCode#LOOK_AHEAD_LIMIT}) depends on the length of
     * each element, in {@link #list()} on that of all. An {@link IOException} is the cause of an
     * {@link java.io.UncheckedIOException}. Closing the result closes the stream.
     */
    default Stream<T> stream(InputStream json) {
        return StreamedValues.stream(new StreamedElements<>(this, json, JsonOptions.DEFAULT), json);
    }

    /**
     * Returns the documents on all remaining lines of a stream, as {@link #stream} returns elements: NDJSON, JSON lines.
     *
     * <p>A line ends with a line feed or with the stream; lines of white space are skipped. Offset and line of a
     * {@link JsonException} are those in the stream; its path begins at the document on the line.
     */
    default Stream<T> lines(InputStream json) {
        return StreamedValues.stream(new ReadLines<>(this, json, JsonOptions.DEFAULT), json);
    }

    /**
     * Returns the documents on all remaining lines of a stream, as {@link #lines} does, or what is wrong with them, as
     * {@link #tryFromJson(byte[])} does: a line that cannot be read does not end the stream.
     *
     * <pre>{@code
     * try (Stream<Decoded<Order>> lines = OrderCodec.INSTANCE.tryLines(Files.newInputStream(file))) {
     *     lines.forEach(line -> {
     *         if (line.isValid()) {
     *             process(line.value());
     *         } else {
     *             log.warn("{}", line.errors());
     *         }
     *     });
     * }
     * }</pre>
     *
     * <p>A line longer than {@link JsonLimits#maxElementBytes()}, even of white space, has only that error; the rest of it is
     * skipped without being kept. Each bad line may cost as much as with {@code tryFromJson}, so lines from untrusted senders should
     * be short.
     */
    default Stream<Decoded<T>> tryLines(InputStream json) {
        return StreamedValues.stream(new TriedLines<>(this, json, JsonOptions.DEFAULT), json);
    }

    /**
     * Writes values as the elements of an array, one at a time: gigabytes take only the memory of one element. Neither flushes
     * nor closes the stream; nor does it close {@code values}.
     *
     * <p>{@code null} is written as such. If this throws, what was written before is in the stream.
     *
     * @throws IOException if the stream throws it
     */
    default void toArray(Stream<? extends T> values, OutputStream target) throws IOException {
        StreamingWriter.writeArray(this, values, target, JsonOptions.DEFAULT);
    }

    /**
     * Writes values as documents, one per line, as {@link #toArray} writes elements: NDJSON, JSON lines. Only a
     * {@link #nullable()} codec writes {@code null}.
     *
     * @throws IOException if the stream throws it
     */
    default void toLines(Stream<? extends T> values, OutputStream target) throws IOException {
        StreamingWriter.writeLines(this, values, target, JsonOptions.DEFAULT);
    }

    /** Returns a codec of lists, which are JSON arrays, {@code null} elements included. */
    default Codec<List<T>> list() {
        return DerivedCodecs.list(this);
    }

    /** Returns a codec of sets, in the order of the document; an element that occurs twice is kept once. */
    default Codec<Set<T>> set() {
        return DerivedCodecs.set(this);
    }

    /** Returns a codec of maps with string keys, in the order of the document; duplicate keys are rejected. */
    default Codec<Map<String, T>> map() {
        return map(DerivedCodecs.STRING_KEYS);
    }

    /** Returns a codec of maps, in the order of the document; duplicate keys are rejected. */
    default <K> Codec<Map<K, T>> map(KeyCodec<K> keys) {
        return DerivedCodecs.map(this, keys);
    }

    /** Returns a codec of optional values: {@code null} stands for the empty one. */
    default Codec<Optional<T>> optional() {
        return DerivedCodecs.optional(this);
    }

    /** Returns a codec that also reads and writes {@code null}. */
    default Codec<@Nullable T> nullable() {
        return DerivedCodecs.nullable(this);
    }

    /**
     * Returns this codec with other options for whole documents.
     *
     * <pre>{@code
     * Codec<Order> strict = OrderCodec.INSTANCE.with(JsonOptions.DEFAULT.withLimits(new JsonLimits(16, 40, 40)));
     * }</pre>
     *
     * <p>Codecs derived from the result have the same options, and {@code with} replaces them all. Within another codec it
     * changes nothing: there the options of the document apply.
     */
    default Codec<T> with(JsonOptions options) {
        return ConfiguredCodec.of(this, options);
    }

    /**
     * Returns this codec for logs: it writes members with {@link dev.burin.annotation.JsonRedact} in a redacted form, wherever
     * they are in a value.
     *
     * <pre>{@code
     * log.info(CustomerCodec.INSTANCE.redacted().toJson(customer)); // {"name":"Ann","password":"***"}
     * }</pre>
     *
     * <p>It stays redacted with other options, in codecs derived from it and within other codecs. It does not read, since masks
     * would become values: every method that reads throws an {@link UnsupportedOperationException}, which is the cause of a
     * {@link JsonException} where another codec calls it.
     */
    default Codec<T> redacted() {
        return RedactedCodec.of(this);
    }

    /**
     * Returns a codec of arrays.
     *
     * @param newArray creates an array of a given length: {@code Order[]::new}
     */
    default Codec<T[]> array(IntFunction<T[]> newArray) {
        return DerivedCodecs.array(this, newArray);
    }
}
