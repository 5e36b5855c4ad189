package dev.burin;

import dev.burin.codegen.SizeBounds;
import dev.burin.codegen.value.Times;
import dev.burin.codegen.value.Values;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.UUID;

/**
 * The codecs of the most common single values, for codecs of generic types and containers.
 *
 * <pre>{@code
 * PageCodec<String> pages = PageCodec.of(Codecs.STRING);
 * Codec<List<Integer>> numbers = Codecs.INTEGER.list();
 * Codec<Map<String, UUID>> ids = Codecs.UUID.map();
 * }</pre>
 *
 * <p>They write and read the same JSON as members of these types. The codec of your own enum is generated: {@code @JsonCodec}.
 */
public final class Codecs {
    /** Strings. */
    public static final Codec<String> STRING = new SingleValue<>(0) {
        @Override
        int put(JsonWriter out, int at, String value) {
            return out.putString(at, value, 0);
        }

        @Override
        public String read(JsonReader in) {
            return in.readString();
        }
    };

    /** Booleans. */
    public static final Codec<Boolean> BOOLEAN = new SingleValue<>(SizeBounds.BOOLEAN) {
        @Override
        int put(JsonWriter out, int at, Boolean value) {
            return out.putBoolean(at, value);
        }

        @Override
        public Boolean read(JsonReader in) {
            return in.readBoolean();
        }
    };

    /** Integers of 8 bits. */
    public static final Codec<Byte> BYTE = new SingleValue<>(SizeBounds.BYTE) {
        @Override
        int put(JsonWriter out, int at, Byte value) {
            return out.putByte(at, value);
        }

        @Override
        public Byte read(JsonReader in) {
            return in.readByte();
        }
    };

    /** Integers of 16 bits. */
    public static final Codec<Short> SHORT = new SingleValue<>(SizeBounds.SHORT) {
        @Override
        int put(JsonWriter out, int at, Short value) {
            return out.putShort(at, value);
        }

        @Override
        public Short read(JsonReader in) {
            return in.readShort();
        }
    };

    /** Integers of 32 bits. */
    public static final Codec<Integer> INTEGER = new SingleValue<>(SizeBounds.INT) {
        @Override
        int put(JsonWriter out, int at, Integer value) {
            return out.putInt(at, value);
        }

        @Override
        public Integer read(JsonReader in) {
            return in.readInt();
        }
    };

    /** Integers of 64 bits. */
    public static final Codec<Long> LONG = new SingleValue<>(SizeBounds.LONG) {
        @Override
        int put(JsonWriter out, int at, Long value) {
            return out.putLong(at, value);
        }

        @Override
        public Long read(JsonReader in) {
            return in.readLong();
        }
    };

    /** Floats. */
    public static final Codec<Float> FLOAT = new SingleValue<>(SizeBounds.FLOAT) {
        @Override
        int put(JsonWriter out, int at, Float value) {
            return out.putFloat(at, value);
        }

        @Override
        public Float read(JsonReader in) {
            return in.readFloat();
        }
    };

    /** Doubles. */
    public static final Codec<Double> DOUBLE = new SingleValue<>(SizeBounds.DOUBLE) {
        @Override
        int put(JsonWriter out, int at, Double value) {
            return out.putDouble(at, value);
        }

        @Override
        public Double read(JsonReader in) {
            return in.readDouble();
        }
    };

    /** Strings of one character. */
    public static final Codec<Character> CHARACTER = new SingleValue<>(SizeBounds.CHAR) {
        @Override
        int put(JsonWriter out, int at, Character value) {
            return out.putChar(at, value);
        }

        @Override
        public Character read(JsonReader in) {
            return in.readChar();
        }
    };

    /** Integers of any size, up to {@link JsonLimits#maxNumberDigits}. */
    public static final Codec<BigInteger> BIG_INTEGER = new SingleValue<>(0) {
        @Override
        int put(JsonWriter out, int at, BigInteger value) {
            return Values.put(out, at, value);
        }

        @Override
        public BigInteger read(JsonReader in) {
            return in.readBigInteger();
        }
    };

    /** Numbers with their scale, up to {@link JsonLimits#maxNumberDigits}. */
    public static final Codec<BigDecimal> BIG_DECIMAL = new SingleValue<>(0) {
        @Override
        int put(JsonWriter out, int at, BigDecimal value) {
            return Values.put(out, at, value);
        }

        @Override
        public BigDecimal read(JsonReader in) {
            return in.readBigDecimal();
        }
    };

    /** UUIDs, as strings of 36 characters. */
    public static final Codec<UUID> UUID = new SingleValue<>(SizeBounds.UUID) {
        @Override
        int put(JsonWriter out, int at, UUID value) {
            return Values.put(out, at, value);
        }

        @Override
        public UUID read(JsonReader in) {
            return Values.readUuid(in);
        }
    };

    /** Instants: {@code "2026-01-31T12:00:00Z"}. */
    public static final Codec<Instant> INSTANT = new SingleValue<>(0) {
        @Override
        int put(JsonWriter out, int at, Instant value) {
            return Times.put(out, at, value);
        }

        @Override
        public Instant read(JsonReader in) {
            return Times.readInstant(in);
        }
    };

    /** Dates: {@code "2026-01-31"}. */
    public static final Codec<LocalDate> LOCAL_DATE = new SingleValue<>(0) {
        @Override
        int put(JsonWriter out, int at, LocalDate value) {
            return Times.put(out, at, value);
        }

        @Override
        public LocalDate read(JsonReader in) {
            return Times.readLocalDate(in);
        }
    };

    /** Dates with times: {@code "2026-01-31T12:00:00"}. */
    public static final Codec<LocalDateTime> LOCAL_DATE_TIME = new SingleValue<>(0) {
        @Override
        int put(JsonWriter out, int at, LocalDateTime value) {
            return Times.put(out, at, value);
        }

        @Override
        public LocalDateTime read(JsonReader in) {
            return Times.readLocalDateTime(in);
        }
    };

    /** Dates with times and offsets: {@code "2026-01-31T12:00:00+01:00"}. */
    public static final Codec<OffsetDateTime> OFFSET_DATE_TIME = new SingleValue<>(0) {
        @Override
        int put(JsonWriter out, int at, OffsetDateTime value) {
            return Times.put(out, at, value);
        }

        @Override
        public OffsetDateTime read(JsonReader in) {
            return Times.readOffsetDateTime(in);
        }
    };

    /** Durations: {@code "PT1H30M"}. */
    public static final Codec<Duration> DURATION = new SingleValue<>(0) {
        @Override
        int put(JsonWriter out, int at, Duration value) {
            return Times.put(out, at, value);
        }

        @Override
        public Duration read(JsonReader in) {
            return Times.readDuration(in);
        }
    };

    private Codecs() {}

    /** A codec of a value that is written at a position. */
    private abstract static class SingleValue<T> implements Codec<T> {
        private final int maxBytes;

        /** Takes the maximum number of bytes of a value, or 0 if {@link #put} reserves for itself. */
        SingleValue(int maxBytes) {
            this.maxBytes = maxBytes;
        }

        @Override
        public final void write(JsonWriter out, T value) {
            int at = out.beginValue();
            out.reserve(at, maxBytes);
            out.position(put(out, at, out.notNull(value)));
        }

        abstract int put(JsonWriter out, int at, T value);
    }
}
