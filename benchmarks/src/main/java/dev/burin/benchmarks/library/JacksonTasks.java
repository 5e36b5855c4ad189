package dev.burin.benchmarks.library;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.Scenario;

/** Jackson: a reader and a writer created once per type, as its documentation advises. */
final class JacksonTasks {
    private JacksonTasks() {}

    static Task<Object> blackbird(Scenario scenario) {
        return task(scenario, Jackson.MAPPER);
    }

    static Task<Object> plain(Scenario scenario) {
        return task(scenario, Jackson.builder().build());
    }

    static Task<Object> afterburner(Scenario scenario) {
        return task(
                scenario, Jackson.builder().addModule(new AfterburnerModule()).build());
    }

    private static Task<Object> task(Scenario scenario, ObjectMapper mapper) {
        JavaType type = mapper.constructType(scenario.type());
        ObjectReader reader = mapper.readerFor(type).without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        ObjectWriter writer = mapper.writerFor(type);
        return new Task<>(scenario.sample(), reader::readValue, writer::writeValueAsBytes);
    }
}
