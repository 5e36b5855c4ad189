package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/**
 * Jackson 3 with Blackbird: a reader and a writer created once per type. It is configured as Jackson 2 is here, except that
 * it checks for content after the value, as is its default.
 */
final class Jackson3Tasks {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER) // its fast parser is on by default
            .addModule(new BlackbirdModule())
            .build();

    private Jackson3Tasks() {}

    static Task<Object> task(Scenario scenario) {
        JavaType type = MAPPER.constructType(scenario.type());
        ObjectReader reader = MAPPER.readerFor(type);
        ObjectWriter writer = MAPPER.writerFor(type);
        return new Task<>(scenario.sample(), reader::readValue, writer::writeValueAsBytes);
    }
}
