package dev.burin;

import dev.burin.codegen.ReadsNull;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A codec that writes the redacted form, for logs, and refuses to read: masks must not become values. */
class RedactedCodec<T> implements Codec<T> {
    private final Codec<T> codec;

    private RedactedCodec(Codec<T> codec) {
        this.codec = codec;
    }

    static <T> Codec<T> of(Codec<T> codec) {
        return codec instanceof ReadsNull ? new OfNull<>(codec) : new RedactedCodec<>(codec);
    }

    /** For a codec that has a value for {@code null}, which may be written. */
    private static final class OfNull<T> extends RedactedCodec<T> implements ReadsNull<T> {
        OfNull(Codec<T> codec) {
            super(codec);
        }

        @Override
        public @Nullable T absent() {
            throw readsNothing();
        }
    }

    @Override
    public void write(JsonWriter out, T value) {
        out.redact(codec, value);
    }

    @Override
    public T read(JsonReader in) {
        throw readsNothing();
    }

    @Override
    public T fromJson(byte[] json, int offset, int length) {
        throw readsNothing();
    }

    @Override
    public T fromJson(String json) {
        throw readsNothing();
    }

    @Override
    public T fromJson(InputStream json) {
        throw readsNothing();
    }

    @Override
    public T fromJson(ByteBuffer json) {
        throw readsNothing();
    }

    @Override
    public Decoded<T> tryFromJson(byte[] json) {
        throw readsNothing();
    }

    @Override
    public Decoded<T> tryFromJson(String json) {
        throw readsNothing();
    }

    @Override
    public Decoded<T> tryFromJson(InputStream json) {
        throw readsNothing();
    }

    @Override
    public T merge(T current, byte[] patch) {
        throw readsNothing();
    }

    @Override
    public T merge(T current, String patch) {
        throw readsNothing();
    }

    @Override
    public Stream<T> stream(InputStream json) {
        throw readsNothing();
    }

    @Override
    public Stream<T> lines(InputStream json) {
        throw readsNothing();
    }

    @Override
    public Stream<Decoded<T>> tryLines(InputStream json) {
        throw readsNothing();
    }

    @Override
    public Codec<T> redacted() {
        return this;
    }

    @Override
    public Codec<List<T>> list() {
        return codec.list().redacted();
    }

    @Override
    public Codec<Set<T>> set() {
        return codec.set().redacted();
    }

    @Override
    public <K> Codec<Map<K, T>> map(KeyCodec<K> keys) {
        return codec.map(keys).redacted();
    }

    @Override
    public Codec<Optional<T>> optional() {
        return codec.optional().redacted();
    }

    @Override
    public Codec<@Nullable T> nullable() {
        return codec.nullable().redacted();
    }

    @Override
    public Codec<T[]> array(IntFunction<T[]> newArray) {
        return codec.array(newArray).redacted();
    }

    static UnsupportedOperationException readsNothing() {
        return new UnsupportedOperationException(
                "A redacted codec only writes: what it wrote is for logs and has no secrets. Read with the codec itself.");
    }
}
