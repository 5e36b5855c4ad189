package dev.burin.benchmarks.coding;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.Codec;
import dev.burin.benchmarks.data.Jackson;
import java.util.List;

/** Burin and the libraries it is compared with in the benchmarks of growth and start. */
public enum Contender {
    BURIN("Burin"),
    FORY("Fory JSON"),
    DSL_JSON("DSL-JSON"),
    JACKSON("Jackson"),
    /** As most applications use it: Blackbird delays the start and pays off only later. */
    JACKSON_PLAIN("Jackson without Blackbird"),
    FASTJSON2("fastjson2"),
    WAST("wast"),
    JSONITER("Jsoniter strict"),
    /** For the types in this repository only, because its adapters are generated when they are compiled. */
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
     * @param codec Burin's codec of the type; the other libraries do not use it, so it may be null for them
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

    /** Returns the JVM arguments that its forks need in addition to those of all forks. */
    public List<String> jvmArguments() {
        return this == JSONITER ? List.of("--add-opens=java.base/java.lang=ALL-UNNAMED") : List.of();
    }
}
