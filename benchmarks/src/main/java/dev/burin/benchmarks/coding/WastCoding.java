package dev.burin.benchmarks.coding;

import io.github.wycst.wast.json.JSON;
import io.github.wycst.wast.json.options.WriteOption;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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

    @Override
    public T decode(InputStream json) throws IOException {
        return JSON.read(json, type);
    }

    @Override
    public void encode(T value, OutputStream target) {
        JSON.writeJsonTo(value, target, StandardCharsets.UTF_8, WriteOption.FullProperty);
    }
}
