package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.TypeReference;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.Codec;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import java.io.IOException;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * Maps from keys other than strings to small numbers; times are per entry, and include putting it into the map.
 *
 * <p>Whole documents are read and written, since a map is one value to most of these libraries. Fory JSON is missing because it
 * needs a custom codec for keys that are UUIDs or dates.
 */
public class MapKeyKernel extends KernelBenchmark<LinkedHashMap<?, Integer>> {
    private static final int MAX_VALUE = 1000;

    /** Without its table of names, as it advises for names that rarely repeat: with it, reading takes twenty times as long. */
    private static final ObjectMapper JACKSON = JsonMapper.builder(JsonFactory.builder()
                    .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
                    .build())
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .build();

    /** The types of keys. */
    public enum Kind {
        INT(Integer.class, MapKeyKernel_IntsCodec.INSTANCE, Ints::new, KernelCodecs.intKeys()) {
            @Override
            Integer key(Random random) {
                return random.nextInt();
            }
        },
        LONG(Long.class, MapKeyKernel_LongsCodec.INSTANCE, Longs::new, KernelCodecs.longKeys()) {
            @Override
            Long key(Random random) {
                return random.nextLong();
            }
        },
        UUID(UUID.class, MapKeyKernel_UuidsCodec.INSTANCE, Uuids::new, KernelCodecs.uuidKeys()) {
            @Override
            UUID key(Random random) {
                return new UUID(random.nextLong(), random.nextLong());
            }
        },
        LOCAL_DATE(LocalDate.class, MapKeyKernel_DatesCodec.INSTANCE, Dates::new, KernelCodecs.dateKeys()) {
            @Override
            LocalDate key(Random random) {
                return LocalDate.ofEpochDay(random.nextInt(DAYS));
            }
        };

        private static final int DAYS = 30_000;

        private final Type type;
        private final ObjectReader jacksonReader;
        private final ObjectWriter jacksonWriter;
        private final Codec<Keyed<?>> burin;
        private final Function<Map<?, Integer>, Keyed<?>> keyed;
        private final TwinCodec<LinkedHashMap<?, Integer>> twin;

        @SuppressWarnings("unchecked") // All keys are of type K.
        <K> Kind(
                Class<K> key,
                Codec<? extends Keyed<K>> burin,
                Function<Map<K, Integer>, ? extends Keyed<K>> keyed,
                TwinCodec<LinkedHashMap<K, Integer>> twin) {
            this.type = TypeReference.mapType(LinkedHashMap.class, key, Integer.class);
            this.jacksonReader = JACKSON.readerFor(JACKSON.constructType(type));
            this.jacksonWriter = JACKSON.writerFor(JACKSON.constructType(type));
            this.burin = (Codec<Keyed<?>>) (Codec<?>) burin;
            this.keyed = map -> keyed.apply((Map<K, Integer>) map);
            this.twin = (TwinCodec<LinkedHashMap<?, Integer>>) (TwinCodec<?>) twin;
        }

        abstract Object key(Random random);
    }

    /** A document that is a map. */
    interface Keyed<K> {
        Map<K, Integer> map();
    }

    @JsonCodec
    record Ints(@JsonValue Map<Integer, Integer> map) implements Keyed<Integer> {}

    @JsonCodec
    record Longs(@JsonValue Map<Long, Integer> map) implements Keyed<Long> {}

    @JsonCodec
    record Uuids(@JsonValue Map<UUID, Integer> map) implements Keyed<UUID> {}

    @JsonCodec
    record Dates(@JsonValue Map<LocalDate, Integer> map) implements Keyed<LocalDate> {}

    /** The kind that is measured. */
    @Param
    public Kind kind;

    @Override
    LinkedHashMap<?, Integer> values(Random random) {
        LinkedHashMap<Object, Integer> values = new LinkedHashMap<>();
        while (values.size() < VALUES) {
            values.put(kind.key(random), random.nextInt(MAX_VALUE));
        }
        return values;
    }

    @Override
    LinkedHashMap<?, Integer> parsed(byte[] json, int length) throws IOException {
        return kind.jacksonReader.readValue(json, 0, length);
    }

    @Benchmark
    public Map<?, Integer> readBurin() {
        return kind.burin.fromJson(nextDocument()).map();
    }

    @Benchmark
    public Written writeBurin() {
        byte[] json = kind.burin.toJsonBytes(kind.keyed.apply(nextValues()));
        return written.of(json, json.length);
    }

    @Benchmark
    public Map<?, Integer> readJackson() throws IOException {
        return kind.jacksonReader.readValue(nextDocument());
    }

    @Benchmark
    public Written writeJackson() throws IOException {
        byte[] json = kind.jacksonWriter.writeValueAsBytes(nextValues());
        return written.of(json, json.length);
    }

    @Benchmark
    public Map<?, Integer> readFastjson2() {
        return JSON.parseObject(nextDocument(), kind.type);
    }

    @Benchmark
    public Written writeFastjson2() {
        byte[] json = JSON.toJSONBytes(nextValues(), JSONWriter.Feature.WriteNonStringKeyAsString);
        return written.of(json, json.length);
    }

    @Benchmark
    public Map<?, Integer> readJsoniterScala() {
        return kind.twin.decode(nextDocument());
    }

    @Benchmark
    public Written writeJsoniterScala() {
        byte[] json = kind.twin.encode(nextValues());
        return written.of(json, json.length);
    }
}
