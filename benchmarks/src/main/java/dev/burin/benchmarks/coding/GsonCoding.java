package dev.burin.benchmarks.coding;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.time.LocalDateTime;

/** Gson, which reads and writes strings; it has no built-in adapter for local times. Nulls are written. */
final class GsonCoding<T> implements Coding<T> {
    private final Class<T> type;
    private final Gson gson = new GsonBuilder()
            .disableHtmlEscaping()
            .serializeNulls()
            .registerTypeAdapter(LocalDateTime.class, new LocalDateTimeAdapter().nullSafe())
            .create();

    GsonCoding(Class<T> type) {
        this.type = type;
    }

    @Override
    public T decode(byte[] json) {
        return gson.fromJson(new String(json, UTF_8), type);
    }

    @Override
    public byte[] encode(T value) {
        return gson.toJson(value, type).getBytes(UTF_8);
    }

    private static final class LocalDateTimeAdapter extends TypeAdapter<LocalDateTime> {
        @Override
        public void write(JsonWriter out, LocalDateTime time) throws IOException {
            out.value(time.toString());
        }

        @Override
        public LocalDateTime read(JsonReader in) throws IOException {
            return LocalDateTime.parse(in.nextString());
        }
    }
}
