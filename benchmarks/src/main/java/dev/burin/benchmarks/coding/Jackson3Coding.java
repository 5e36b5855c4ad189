package dev.burin.benchmarks.coding;

import java.io.InputStream;
import java.io.OutputStream;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/** Jackson 3 with Blackbird: a reader and a writer created once, as its documentation advises. */
final class Jackson3Coding<T> implements Coding<T> {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER) // its fast parser is on by default
            .addModule(new BlackbirdModule())
            .build();

    private final ObjectReader reader;
    private final ObjectWriter writer;

    Jackson3Coding(Class<T> type) {
        reader = MAPPER.readerFor(type);
        writer = MAPPER.writerFor(type);
    }

    @Override
    public T decode(byte[] json) {
        return reader.readValue(json);
    }

    @Override
    public byte[] encode(T value) {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public T decode(InputStream json) {
        return reader.readValue(json);
    }

    @Override
    public void encode(T value, OutputStream target) {
        writer.writeValue(target, value);
    }
}
