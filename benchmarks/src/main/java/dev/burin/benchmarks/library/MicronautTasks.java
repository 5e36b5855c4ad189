package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import io.micronaut.core.type.Argument;
import io.micronaut.json.JsonMapper;
import io.micronaut.serde.ObjectMapper;
import java.util.Map;

/**
 * Micronaut Serde outside of a Micronaut program: a mapper for one type, based on the introspections that its annotation
 * processor generated. Like Jackson, it writes nulls, but not in mime-db.
 */
final class MicronautTasks {
    private static final ObjectMapper MAPPER =
            ObjectMapper.create(Map.of("micronaut.serde.serialization.inclusion", "ALWAYS"));

    private MicronautTasks() {}

    static Task<Object> task(Scenario scenario) {
        @SuppressWarnings("unchecked") // The argument is of the sample's type.
        Argument<Object> type = (Argument<Object>) Argument.of(scenario.type());
        JsonMapper mapper = MAPPER.createSpecific(type);
        return new Task<>(
                scenario.sample(),
                bytes -> mapper.readValue(bytes, type),
                value -> mapper.writeValueAsBytes(type, value));
    }
}
