package dev.burin.benchmarks.coding;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.Codec;
import dev.burin.benchmarks.data.Jackson;
import java.util.List;

/** Burin and the libraries beside which its growth and its start are measured. */
public enum Contender {
    BURIN("Burin"),
    FORY("Fory JSON"),
    DSL_JSON("DSL-JSON"),
    JACKSON("Jackson"),
    /** As most applications have it: Blackbird pays off later, and delays the start. */
    JACKSON_PLAIN("Jackson without Blackbird"),
    FASTJSON2("fastjson2"),
    WAST("wast"),
    JSONITER("Jsoniter strict"),
    /** Of the types in this repository only, as its adapters are generated with them. */
    AVAJE("avaje-jsonb"),
    GSON("Gson"),
    JACKSON_3("Jackson 3");

    private final String title;

    Contender(String title) {
        this.title = title;
    }

    /** Returns the name of this library in tables. */
    public String title() {
        return title;
    }

    /**
     * Returns the coding of a type.
     *
     * @param codec Burin's codec of the type; the other libraries have no use for it, and it may be null for them
     */
    public <T> Coding<T> coding(Class<T> type, Codec<T> codec) {
        return switch (this) {
            case BURIN -> new BurinCoding<>(codec);
            case FORY -> new ForyCoding<>(type);
            case DSL_JSON -> new DslJsonCoding<>(type);
            case JACKSON -> new JacksonCoding<>(Jackson.MAPPER, type);
            case JACKSON_PLAIN -> new JacksonCoding<>(new ObjectMapper().registerModule(new JavaTimeModule()), type);
            case FASTJSON2 -> new FastjsonCoding<>(type);
            case WAST -> new WastCoding<>(type);
            case JSONITER -> new JsoniterCoding<>(type);
            case AVAJE -> new AvajeCoding<>(type);
            case GSON -> new GsonCoding<>(type);
            case JACKSON_3 -> new Jackson3Coding<>(type);
        };
    }

    /** Returns what its forks must be started with, beside what all are. */
    public List<String> jvmArguments() {
        return this == JSONITER ? List.of("--add-opens=java.base/java.lang=ALL-UNNAMED") : List.of();
    }
}
