package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.EventStatus;
import io.github.wycst.wast.common.reflect.GenericParameterizedType;
import io.github.wycst.wast.json.JSON;
import io.github.wycst.wast.json.JSONConfig;
import io.github.wycst.wast.json.JSONTypeMapper;
import io.github.wycst.wast.json.JSONValue;
import io.github.wycst.wast.json.options.WriteOption;
import java.nio.charset.StandardCharsets;

/** wast with its defaults, but always UTF-8; like Jackson, it writes nulls, but not in mime-db. */
final class WastTasks {
    static {
        JSON.registerTypeMapper(EventStatus.class, new EventStatusMapper());
    }

    private WastTasks() {}

    static Task<?> task(Scenario scenario) {
        return scenario.type() instanceof Class<?> type ? task(scenario, type) : generic(scenario);
    }

    private static <T> Task<T> task(Scenario scenario, Class<T> type) {
        return new Task<>(
                scenario.sample(),
                bytes -> JSON.parseObject(bytes, type),
                value -> JSON.toJsonBytes(value, StandardCharsets.UTF_8, WriteOption.FullProperty));
    }

    /** Returns the task of a scenario whose type is not a class. */
    private static Task<Object> generic(Scenario scenario) {
        @SuppressWarnings("unchecked") // The sample is of the scenario's type.
        GenericParameterizedType<Object> type = GenericParameterizedType.of(scenario.type());
        WriteOption nulls = scenario == Scenario.MIME_DB ? WriteOption.IgnoreNullProperty : WriteOption.FullProperty;
        return new Task<>(
                scenario.sample(),
                bytes -> JSON.parse(bytes, type),
                value -> JSON.toJsonBytes(value, StandardCharsets.UTF_8, nulls));
    }

    private static final class EventStatusMapper implements JSONTypeMapper<EventStatus> {
        @Override
        public EventStatus readOf(Object code) {
            return EventStatus.of(((Number) code).intValue());
        }

        @Override
        public JSONValue<?> writeAs(EventStatus status, JSONConfig config) {
            return JSONValue.of(status.getCode());
        }
    }
}
