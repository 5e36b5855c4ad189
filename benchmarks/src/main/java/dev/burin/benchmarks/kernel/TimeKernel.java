package dev.burin.benchmarks.kernel;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.burin.Codec;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.apache.fory.json.ForyJson;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * The types of {@code java.time} that have no separate benchmark, as arrays that are whole documents: each library handles
 * them through its ordinary API.
 */
public class TimeKernel extends KernelBenchmark<Object[]> {
    private static final int SECONDS_OF_TEN_YEARS = 315_360_000;

    /** The types of elements. */
    public enum Kind {
        LOCAL_DATE(TimeKernel_LocalDatesCodec.INSTANCE, LocalDates::new, LocalDate[]::new, KernelCodecs.localDates()) {
            @Override
            Object value(Random random) {
                return instant(random).atOffset(ZoneOffset.UTC).toLocalDate();
            }
        },
        LOCAL_TIME(TimeKernel_LocalTimesCodec.INSTANCE, LocalTimes::new, LocalTime[]::new, KernelCodecs.localTimes()) {
            @Override
            Object value(Random random) {
                return instant(random).atOffset(ZoneOffset.UTC).toLocalTime();
            }
        },
        OFFSET_DATE_TIME(
                TimeKernel_OffsetDateTimesCodec.INSTANCE,
                OffsetDateTimes::new,
                OffsetDateTime[]::new,
                KernelCodecs.offsetDateTimes()) {
            @Override
            Object value(Random random) {
                return instant(random).atOffset(ZoneOffset.UTC);
            }
        },
        ZONED_DATE_TIME(
                TimeKernel_ZonedDateTimesCodec.INSTANCE,
                ZonedDateTimes::new,
                ZonedDateTime[]::new,
                KernelCodecs.zonedDateTimes()) {
            @Override
            Object value(Random random) {
                return instant(random).atZone(ZURICH);
            }
        },
        DURATION(TimeKernel_DurationsCodec.INSTANCE, Durations::new, Duration[]::new, KernelCodecs.durations()) {
            @Override
            Object value(Random random) {
                return Duration.ofMillis(random.nextInt());
            }
        };

        private static final ZoneId ZURICH = ZoneId.of("Europe/Zurich");

        private final Class<? extends Object[]> type;
        private final ObjectReader jacksonReader;
        private final ObjectWriter jacksonWriter;
        private final Codec<Elements> burin;
        private final Function<Object[], Elements> elements;
        private final TwinCodec<Object[]> twin;

        @SuppressWarnings("unchecked") // All values are of type T.
        <T> Kind(
                Codec<? extends Elements> burin,
                Function<T[], ? extends Elements> elements,
                IntFunction<T[]> arrays,
                TwinCodec<T[]> twin) {
            this.type = arrays.apply(0).getClass();
            this.jacksonReader =
                    Jackson.MAPPER.readerFor(type).without(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
            this.jacksonWriter = Jackson.MAPPER
                    .writerFor(type)
                    .with(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)
                    .without(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS);
            this.burin = (Codec<Elements>) burin;
            this.elements = values -> elements.apply((T[]) values);
            this.twin = (TwinCodec<Object[]>) (TwinCodec<?>) twin;
        }

        abstract Object value(Random random);

        static Instant instant(Random random) {
            return Instant.ofEpochSecond(
                    1_620_000_000L + random.nextInt(SECONDS_OF_TEN_YEARS), random.nextInt(1000) * 1_000_000L);
        }
    }

    /** A document that is an array. */
    interface Elements {
        Object[] values();
    }

    @JsonCodec
    record LocalDates(@JsonValue LocalDate[] values) implements Elements {}

    @JsonCodec
    record LocalTimes(@JsonValue LocalTime[] values) implements Elements {}

    @JsonCodec
    record OffsetDateTimes(@JsonValue OffsetDateTime[] values) implements Elements {}

    @JsonCodec
    record ZonedDateTimes(@JsonValue ZonedDateTime[] values) implements Elements {}

    @JsonCodec
    record Durations(@JsonValue Duration[] values) implements Elements {}

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final ForyJson fory = ForyJson.builder().build();

    @Override
    Object[] values(Random random) {
        Object[] values = Arrays.copyOf(new Object[0], VALUES, kind.type);
        Arrays.setAll(values, i -> kind.value(random));
        return values;
    }

    @Override
    byte[] json(Object[] values) throws JsonProcessingException {
        return kind.jacksonWriter.writeValueAsBytes(values);
    }

    @Override
    Object[] parsed(byte[] json, int length) throws IOException {
        return kind.jacksonReader.readValue(json, 0, length);
    }

    @Benchmark
    public Object[] readBurin() {
        return kind.burin.fromJson(nextDocument()).values();
    }

    @Benchmark
    public Written writeBurin() {
        byte[] json = kind.burin.toJsonBytes(kind.elements.apply(nextValues()));
        return written.of(json, json.length);
    }

    @Benchmark
    public Object[] readJackson() throws IOException {
        return kind.jacksonReader.readValue(nextDocument());
    }

    @Benchmark
    public Written writeJackson() throws IOException {
        byte[] json = kind.jacksonWriter.writeValueAsBytes(nextValues());
        return written.of(json, json.length);
    }

    @Benchmark
    public Object[] readFory() {
        return fory.fromJson(nextDocument(), kind.type);
    }

    @Benchmark
    public Written writeFory() {
        byte[] json = fory.toJsonBytes(nextValues());
        return written.of(json, json.length);
    }

    @Benchmark
    public Object[] readJsoniterScala() {
        return kind.twin.decode(nextDocument());
    }

    @Benchmark
    public Written writeJsoniterScala() {
        byte[] json = kind.twin.encode(nextValues());
        return written.of(json, json.length);
    }
}
