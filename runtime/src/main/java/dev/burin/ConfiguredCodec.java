package dev.burin;

import dev.burin.codegen.ReadsNull;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A codec that reads and writes whole documents with its own options. */
class ConfiguredCodec<T> implements Codec<T> {
    private final Codec<T> codec;
    private final JsonOptions options;

    private ConfiguredCodec(Codec<T> codec, JsonOptions options) {
        this.codec = codec;
        this.options = Objects.requireNonNull(options, "options");
    }

    static <T> Codec<T> of(Codec<T> codec, JsonOptions options) {
        return codec instanceof ReadsNull ? new OfNull<>(codec, options) : new ConfiguredCodec<>(codec, options);
    }

    /** Wraps a codec that reads {@code null} itself, and still does so within other codecs. */
    private static final class OfNull<T> extends ConfiguredCodec<T> implements ReadsNull<T> {
        private final ReadsNull<T> readsNull;

        @SuppressWarnings("unchecked") // a codec that reads null itself has a value of its own type for it
        OfNull(Codec<T> codec, JsonOptions options) {
            super(codec, options);
            readsNull = (ReadsNull<T>) codec;
        }

        @Override
        public @Nullable T absent() {
            return readsNull.absent();
        }
    }

    @Override
    public void write(JsonWriter out, T value) {
        codec.write(out, value);
    }

    @Override
    public T read(JsonReader in) {
        return codec.read(in);
    }

    /** Returns the codec to read with; a redacted one cannot read, so this throws what its reading methods throw. */
    private Codec<T> readingCodec() {
        if (codec instanceof RedactedCodec) {
            throw RedactedCodec.readsNothing();
        }
        return codec;
    }

    @Override
    public T fromJson(byte[] json, int offset, int length) {
        JsonReader in = JsonReader.acquire(options);
        try {
            in.reset(json, offset, length);
            return in.readDocument(readingCodec());
        } finally {
            in.releaseConfigured();
        }
    }

    @Override
    public T fromJson(String json) {
        Codec<T> reading = readingCodec(); // throws before the string is examined
        JsonReader in = JsonReader.acquire(options);
        try {
            in.reset(json);
            return in.readDocument(reading);
        } finally {
            in.releaseConfigured();
        }
    }

    @Override
    public T fromJson(InputStream json) throws IOException {
        readingCodec(); // throws before anything is taken from the stream
        return fromJson(Inputs.bytes(json, options));
    }

    @Override
    public byte[] toJsonBytes(T value) {
        return written(value, JsonWriter::toByteArray);
    }

    @Override
    public String toJson(T value) {
        return written(value, JsonWriter::toText);
    }

    @Override
    public void toJson(T value, OutputStream target) throws IOException {
        written(value, out -> {
            if (options.indent() > 0) {
                target.write(out.toByteArray());
            } else {
                Streams.write(out, target);
            }
            return out;
        });
    }

    @Override
    public int toJson(T value, byte[] target, int offset) {
        return written(value, out -> out.copyTo(target, offset));
    }

    /** Writes a document and returns what {@code use} makes of it. */
    private <R extends @Nullable Object, E extends Exception> R written(T value, Use<R, E> use) throws E {
        JsonWriter out = JsonWriter.acquire(options);
        try {
            out.writeDocument(codec, value);
            return use.of(out);
        } finally {
            out.releaseConfigured();
        }
    }

    /** What to do with the writer of a document before it is released. */
    private interface Use<R extends @Nullable Object, E extends Exception> {
        R of(JsonWriter out) throws E;
    }

    @Override
    public Decoded<T> tryFromJson(byte[] json) {
        return AllErrors.read(readingCodec(), json, options);
    }

    @Override
    public Decoded<T> tryFromJson(String json) {
        return AllErrors.read(readingCodec(), json, options);
    }

    @Override
    public Decoded<T> tryFromJson(InputStream json) throws IOException {
        return AllErrors.read(readingCodec(), json, options);
    }

    @Override
    public T merge(T current, byte[] patch) {
        JsonOptions shortOptions = options.withIndent(0);
        return MergePatch.apply(
                readingCodec().with(shortOptions), current, patch, shortOptions); // raw JSON stays as it is
    }

    @Override
    public T merge(T current, String patch) {
        readingCodec(); // throws before the string is examined
        return merge(current, Inputs.utf8(patch, options));
    }

    @Override
    public Stream<T> stream(InputStream json) {
        return StreamedValues.stream(new StreamedElements<>(readingCodec(), json, options), json);
    }

    @Override
    public Stream<T> lines(InputStream json) {
        return StreamedValues.stream(new ReadLines<>(readingCodec(), json, options), json);
    }

    @Override
    public Stream<Decoded<T>> tryLines(InputStream json) {
        return StreamedValues.stream(new TriedLines<>(readingCodec(), json, options), json);
    }

    @Override
    public void toArray(Stream<? extends T> values, OutputStream target) throws IOException {
        StreamingWriter.writeArray(codec, values, target, options);
    }

    @Override
    public void toLines(Stream<? extends T> values, OutputStream target) throws IOException {
        StreamingWriter.writeLines(codec, values, target, options);
    }

    @Override
    public Codec<T> with(JsonOptions others) {
        return codec.with(others);
    }

    @Override
    public Codec<T> redacted() {
        return codec.redacted().with(options);
    }

    @Override
    public Codec<List<T>> list() {
        return codec.list().with(options);
    }

    @Override
    public Codec<Set<T>> set() {
        return codec.set().with(options);
    }

    @Override
    public <K> Codec<Map<K, T>> map(KeyCodec<K> keys) {
        return codec.map(keys).with(options);
    }

    @Override
    public Codec<Optional<T>> optional() {
        return codec.optional().with(options);
    }

    @Override
    public Codec<@Nullable T> nullable() {
        return codec.nullable().with(options);
    }

    @Override
    public Codec<T[]> array(IntFunction<T[]> newArray) {
        return codec.array(newArray).with(options);
    }
}
