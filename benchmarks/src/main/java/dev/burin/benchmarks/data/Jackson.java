package dev.burin.benchmarks.data;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;

/** Jackson in its fastest documented configuration: Blackbird instead of reflection, dates as text. */
public final class Jackson {
    /** The one mapper: thread-safe, and expensive to make. */
    public static final ObjectMapper MAPPER =
            builder().addModule(new BlackbirdModule()).build();

    private Jackson() {}

    /** Returns the same configuration with reflection. */
    public static JsonMapper.Builder builder() {
        return JsonMapper.builder()
                .addModule(new JavaTimeModule())
                .addModule(new Jdk8Module())
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
    }
}
