package dev.burin.benchmarks.coding;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** DSL-JSON with the converter generated at compile time, one reader and one writer, doubles in EXACT mode. */
final class DslJsonCoding<T> implements Coding<T> {
    private final DslJson<Object> json;
    private final JsonReader.ReadObject<T> read;
    private final JsonWriter.WriteObject<T> write;
    private final JsonReader<Object> reader;
    private final JsonWriter writer;

    DslJsonCoding(Class<T> type) {
        json = new DslJson<>(Settings.withRuntime()
                .includeServiceLoader(type.getClassLoader())
                .doublePrecision(JsonReader.DoublePrecision.EXACT));
        read = json.tryFindReader(type);
        write = json.tryFindWriter(type);
        reader = json.newReader();
        writer = json.newWriter();
    }

    @Override
    public T decode(byte[] bytes) throws IOException {
        return json.deserialize(read, reader.process(bytes, bytes.length));
    }

    @Override
    public byte[] encode(T value) {
        writer.reset();
        write.write(writer, value);
        return writer.toByteArray();
    }

    @Override
    public T decode(InputStream bytes) throws IOException {
        return json.deserialize(read, reader.process(bytes));
    }

    @Override
    public void encode(T value, OutputStream target) {
        writer.reset(target);
        write.write(writer, value);
        writer.flush();
    }
}
