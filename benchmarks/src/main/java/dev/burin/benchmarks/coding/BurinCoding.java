package dev.burin.benchmarks.coding;

import dev.burin.Codec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Burin: the generated codec. */
final class BurinCoding<T> implements Coding<T> {
    private final Codec<T> codec;

    BurinCoding(Codec<T> codec) {
        this.codec = codec;
    }

    @Override
    public T decode(byte[] json) {
        return codec.fromJson(json);
    }

    @Override
    public byte[] encode(T value) {
        return codec.toJsonBytes(value);
    }

    @Override
    public T decode(InputStream json) throws IOException {
        return codec.fromJson(json);
    }

    @Override
    public void encode(T value, OutputStream target) throws IOException {
        codec.toJson(value, target);
    }
}
