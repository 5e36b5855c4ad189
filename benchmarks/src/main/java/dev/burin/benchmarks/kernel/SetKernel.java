package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.TypeReference;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.Codec;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;
import java.io.IOException;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import org.apache.fory.json.ForyJson;
import org.apache.fory.reflect.TypeRef;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * Sets, which are only read, since they are written like lists; times are per element, and include adding it to the set.
 *
 * <p>The hash table of the JDK sorts strings and numbers with equal hash codes; Burin limits their number for dates and records.
 */
public class SetKernel extends KernelBenchmark<LinkedHashSet<?>> {
    private static final ObjectMapper JACKSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .build();

    private static final ForyJson FORY =
            ForyJson.builder().withAsyncCompilation(false).build();

    /** The types of elements. */
    public enum Kind {
        STRING(String.class, SetKernel_StringsCodec.INSTANCE) {
            @Override
            String element(Random random) {
                return Integer.toString(random.nextInt(), Character.MAX_RADIX);
            }
        },
        INT(Integer.class, SetKernel_IntsCodec.INSTANCE) {
            @Override
            Integer element(Random random) {
                return random.nextInt();
            }
        },
        LOCAL_DATE(LocalDate.class, SetKernel_DatesCodec.INSTANCE) {
            @Override
            LocalDate element(Random random) {
                return LocalDate.ofEpochDay(random.nextInt(DAYS));
            }
        },
        RECORD(Point.class, SetKernel_PointsCodec.INSTANCE) {
            @Override
            Point element(Random random) {
                return new Point(random.nextInt(SIZE), random.nextInt(SIZE));
            }
        };

        private static final int DAYS = 30_000;
        private static final int SIZE = 1000;

        private final Type type;
        private final Codec<? extends Elements> burin;
        private final ObjectReader jackson;
        private final TypeRef<? extends Set<?>> fory;

        @SuppressWarnings("unchecked") // All elements are of the first type.
        Kind(Class<?> element, Codec<? extends Elements> burin) {
            this.type = TypeReference.collectionType(LinkedHashSet.class, element);
            this.burin = burin;
            this.jackson = JACKSON.readerFor(JACKSON.constructType(type));
            this.fory = (TypeRef<? extends Set<?>>) (TypeRef<?>) TypeRef.of(type);
        }

        abstract Object element(Random random);
    }

    /** A document that is a set. */
    interface Elements {
        Set<?> set();
    }

    @JsonCodec
    record Strings(@JsonValue Set<String> set) implements Elements {}

    @JsonCodec
    record Ints(@JsonValue Set<Integer> set) implements Elements {}

    @JsonCodec
    record Dates(@JsonValue Set<LocalDate> set) implements Elements {}

    @JsonCodec
    record Points(@JsonValue Set<Point> set) implements Elements {}

    /** A small element; public for the other libraries. */
    @JsonCodec
    public record Point(int x, int y) {}

    /** The kind that is measured. */
    @Param
    public Kind kind;

    @Override
    LinkedHashSet<?> values(Random random) {
        LinkedHashSet<Object> values = new LinkedHashSet<>();
        while (values.size() < VALUES) {
            values.add(kind.element(random));
        }
        return values;
    }

    @Override
    byte[] json(LinkedHashSet<?> values) throws JsonProcessingException {
        return JACKSON.writeValueAsBytes(values);
    }

    @Benchmark
    public Set<?> readBurin() {
        return kind.burin.fromJson(nextDocument()).set();
    }

    @Benchmark
    public Set<?> readJackson() throws IOException {
        return kind.jackson.readValue(nextDocument());
    }

    @Benchmark
    public Set<?> readFastjson2() {
        return JSON.parseObject(nextDocument(), kind.type);
    }

    @Benchmark
    public Set<?> readFory() {
        return FORY.fromJson(nextDocument(), kind.fory);
    }
}
