package dev.burin.benchmarks.coding;

import io.github.wycst.wast.json.JSON;
import io.github.wycst.wast.json.options.WriteOption;
import java.nio.charset.StandardCharsets;

/** wast with its defaults, but always UTF-8. Nulls are written. */
final class WastCoding<T> implements Coding<T> {
    private final Class<T> type;

    WastCoding(Class<T> type) {
        this.type = type;
    }

    @Override
    public T decode(byte[] json) {
        return JSON.parseObject(json, type);
    }

    @Override
    public byte[] encode(T value) {
        return JSON.toJsonBytes(value, StandardCharsets.UTF_8, WriteOption.FullProperty);
    }
}
