package dev.burin.benchmarks.library;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.Scenario;

/** Jackson with Blackbird: a reader and a writer made once per type, as its documentation advises. */
final class JacksonTasks {
    private JacksonTasks() {}

    static Task<Object> task(Scenario scenario) {
        JavaType type = Jackson.MAPPER.constructType(scenario.type());
        ObjectReader reader = Jackson.MAPPER.readerFor(type).without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        ObjectWriter writer = Jackson.MAPPER.writerFor(type);
        return new Task<>(scenario.sample(), reader::readValue, writer::writeValueAsBytes);
    }
}
