package dev.burin.benchmarks.library;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.EventStatus;
import java.io.IOException;
import java.lang.reflect.Field;
import java.time.LocalDateTime;

/**
 * Gson, which reads and writes strings. It does not support local times and uses the names of an enum, so both have adapters.
 * Like Jackson, it writes nulls, but not in mime-db.
 */
final class GsonTasks {
    private GsonTasks() {}

    static Task<Object> task(Scenario scenario) {
        GsonBuilder builder = new GsonBuilder()
                .disableHtmlEscaping()
                .setDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSXXX")
                .setFieldNamingStrategy(GsonTasks::name)
                .registerTypeAdapter(LocalDateTime.class, new LocalDateTimeAdapter().nullSafe())
                .registerTypeAdapter(EventStatus.class, new EventStatusAdapter().nullSafe());
        Gson gson = (scenario == Scenario.MIME_DB ? builder : builder.serializeNulls()).create();
        @SuppressWarnings("unchecked") // The token is that of the sample's type.
        TypeToken<Object> type = (TypeToken<Object>) TypeToken.get(scenario.type());
        return new Task<>(
                scenario.sample(),
                bytes -> gson.fromJson(new String(bytes, UTF_8), type),
                value -> gson.toJson(value, type.getType()).getBytes(UTF_8));
    }

    /** Returns the name that the models declare for Jackson. */
    private static String name(Field field) {
        JsonProperty property = field.getAnnotation(JsonProperty.class);
        return property == null ? field.getName() : property.value();
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

    private static final class EventStatusAdapter extends TypeAdapter<EventStatus> {
        @Override
        public void write(JsonWriter out, EventStatus status) throws IOException {
            out.value(status.getCode());
        }

        @Override
        public EventStatus read(JsonReader in) throws IOException {
            return EventStatus.of(in.nextInt());
        }
    }
}
