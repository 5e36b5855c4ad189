package dev.burin.benchmarks.library;

import com.squareup.moshi.FromJson;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.ToJson;
import com.squareup.moshi.adapters.Rfc3339DateJsonAdapter;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.EventStatus;
import java.time.LocalDateTime;
import java.util.Date;
import okio.Buffer;

/**
 * Moshi on bytes, with its own adapter for dates; local times and the enum that is written as a number have adapters
 * like those in its documentation. Like Jackson, it writes nulls, but not in mime-db.
 */
final class MoshiTasks {
    private static final Moshi MOSHI = new Moshi.Builder()
            .add(Date.class, new Rfc3339DateJsonAdapter())
            .add(new LocalDateTimeAdapter())
            .add(new EventStatusAdapter())
            .build();

    private MoshiTasks() {}

    static Task<Object> task(Scenario scenario) {
        JsonAdapter<Object> plain = MOSHI.adapter(scenario.type());
        JsonAdapter<Object> adapter = scenario == Scenario.MIME_DB ? plain : plain.serializeNulls();
        return new Task<>(scenario.sample(), bytes -> adapter.fromJson(new Buffer().write(bytes)), value -> {
            Buffer out = new Buffer();
            adapter.toJson(out, value);
            return out.readByteArray();
        });
    }

    /** Moshi finds the methods by their annotations. */
    private static final class LocalDateTimeAdapter {
        @ToJson
        String toJson(LocalDateTime time) {
            return time.toString();
        }

        @FromJson
        LocalDateTime fromJson(String time) {
            return LocalDateTime.parse(time);
        }
    }

    /** Moshi finds the methods by their annotations. */
    private static final class EventStatusAdapter {
        @ToJson
        int toJson(EventStatus status) {
            return status.getCode();
        }

        @FromJson
        EventStatus fromJson(int code) {
            return EventStatus.of(code);
        }
    }
}
