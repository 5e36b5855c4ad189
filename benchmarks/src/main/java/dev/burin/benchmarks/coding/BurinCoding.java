package dev.burin.benchmarks.coding;

import dev.burin.Codec;

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
}
