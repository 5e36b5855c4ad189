package dev.burin.benchmarks.coding;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Jackson: a reader and a writer created once, as its documentation advises. */
final class JacksonCoding<T> implements Coding<T> {
    private final ObjectReader reader;
    private final ObjectWriter writer;

    JacksonCoding(ObjectMapper mapper, Class<T> type) {
        reader = mapper.readerFor(type).without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        writer = mapper.writerFor(type);
    }

    @Override
    public T decode(byte[] json) throws IOException {
        return reader.readValue(json);
    }

    @Override
    public byte[] encode(T value) throws IOException {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public T decode(InputStream json) throws IOException {
        return reader.readValue(json);
    }

    @Override
    public void encode(T value, OutputStream target) throws IOException {
        writer.writeValue(target, value);
    }
}
