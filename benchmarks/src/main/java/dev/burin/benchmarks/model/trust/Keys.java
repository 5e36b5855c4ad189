package dev.burin.benchmarks.model.trust;

import dev.burin.annotation.JsonCodec;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;

/** Maps with keys of each kind, each in a separate class. */
public final class Keys {
    private Keys() {}

    /** Keys that are strings. */
    @JsonCodec
    public static final class OfString {
        public Map<String, Integer> value;
    }

    /** Keys that are {@code int}s. */
    @JsonCodec
    public static final class OfInteger {
        public Map<Integer, Integer> value;
    }

    /** Keys that are {@code long}s. */
    @JsonCodec
    public static final class OfLong {
        public Map<Long, Integer> value;
    }

    /** Keys that are integers of any length. */
    @JsonCodec
    public static final class OfBigInteger {
        public Map<BigInteger, Integer> value;
    }

    /** Keys that are doubles. */
    @JsonCodec
    public static final class OfDouble {
        public Map<Double, Integer> value;
    }

    /** Keys that are booleans. */
    @JsonCodec
    public static final class OfBoolean {
        public Map<Boolean, Integer> value;
    }

    /** Keys that are enum constants. */
    @JsonCodec
    public static final class OfSize {
        public Map<Values.Size, Integer> value;
    }

    /** Keys that are UUIDs. */
    @JsonCodec
    public static final class OfUuid {
        public Map<UUID, Integer> value;
    }

    /** Keys that are dates. */
    @JsonCodec
    public static final class OfLocalDate {
        public Map<LocalDate, Integer> value;
    }
}
