package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.reader;
import static dev.burin.codegen.value.RoundTrip.reserving;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.ArrayScratch;
import dev.burin.codegen.SizeBounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** Every value that generated code writes with one call is JSON, reads back equal, and fits wherever the buffer ends. */
class ValueRoundTripTest {
    private static final EnumTable<TimeUnit> NAMES = EnumTable.of(
                    TimeUnit.values(),
                    "n",
                    "\"\\\n",
                    "größe",
                    "seconds",
                    "",
                    "of more than sixteen bytes",
                    "\uD83D\uDE00")
            .alias("Sekunde", TimeUnit.SECONDS)
            .alias("s", TimeUnit.SECONDS);
    private static final EnumNumbers<TimeUnit> NUMBERS =
            EnumNumbers.of(TimeUnit.values(), unit -> unit == TimeUnit.DAYS ? Long.MIN_VALUE : unit.ordinal() * 1_000L);

    @Test
    void onlyIntegersOfSixtyFourBitsFitIntoALong() {
        assertThat(reader("9223372036854775807").fitsLong()).isTrue();
        for (String other : List.of("9223372036854775808", "1.5", "1e3")) {
            assertThat(reader(other).fitsLong()).as(other).isFalse();
        }
    }

    @Test
    void numbersAreLongsUnlessThatLosesSomething() {
        assertThat(reader("9223372036854775807").readNumber()).isEqualTo(Long.MAX_VALUE);
        assertThat(reader("-0").readNumber()).isEqualTo(0L);
        assertThat(reader("9223372036854775808").readNumber()).isEqualTo(BigInteger.ONE.shiftLeft(Long.SIZE - 1));
        assertThat(reader("1.0").readNumber()).isEqualTo(1.0);
        assertThat(reader("1e3").readNumber()).isEqualTo(1000.0);
        assertThat(reader("9223372036854775808.5").readNumber()).isEqualTo(0x1p63);
    }

    @Test
    void boxesSurviveARoundTrip() {
        check(reserving(SizeBounds.BOOLEAN, JsonWriter::putBoolean), JsonReader::readBoolean, true, false);
        check(reserving(SizeBounds.BYTE, JsonWriter::putByte), JsonReader::readByte, Byte.MIN_VALUE, Byte.MAX_VALUE);
        check(
                reserving(SizeBounds.SHORT, JsonWriter::putShort),
                JsonReader::readShort,
                Short.MIN_VALUE,
                Short.MAX_VALUE);
        check(reserving(SizeBounds.INT, JsonWriter::putInt), JsonReader::readInt, Integer.MIN_VALUE, Integer.MAX_VALUE);
        check(reserving(SizeBounds.LONG, JsonWriter::putLong), JsonReader::readLong, Long.MIN_VALUE, Long.MAX_VALUE);
        check(
                reserving(SizeBounds.FLOAT, JsonWriter::putFloat),
                JsonReader::readFloat,
                -1.1754944E-38f,
                Float.MAX_VALUE);
        check(
                reserving(SizeBounds.DOUBLE, JsonWriter::putDouble),
                JsonReader::readDouble,
                -2.2250738585072014E-308,
                Double.MAX_VALUE);
        check(reserving(SizeBounds.CHAR, JsonWriter::putChar), JsonReader::readChar, 'a', '\u0000', '汉');
    }

    @Test
    void numbersUuidsAndBytesSurviveARoundTrip() {
        check(
                reserving(SizeBounds.UUID, Values::put),
                Values::readUuid,
                new UUID(0, 0),
                new UUID(-1, -1),
                UUID.randomUUID());
        check(
                (RoundTrip.Put<BigDecimal>) Values::put,
                JsonReader::readBigDecimal,
                new BigDecimal("0.10"),
                new BigDecimal("-1E+9999"),
                new BigDecimal("1E-10000"),
                new BigDecimal("9".repeat(1_000)));
        check(
                (RoundTrip.Put<BigInteger>) Values::put,
                JsonReader::readBigInteger,
                BigInteger.ZERO,
                new BigInteger("-" + "9".repeat(1_000)));
        check(Values::putBase64, Values::readBase64, new byte[0], new byte[1], new byte[50], new byte[3_000]);
        check(
                PrimitiveArrays::put,
                PrimitiveArrays::readInts,
                new int[0],
                new int[] {Integer.MIN_VALUE, 1},
                new int[99]);
        check(
                PrimitiveArrays::put,
                PrimitiveArrays::readLongs,
                new long[] {Long.MIN_VALUE, Long.MAX_VALUE},
                new long[17]);
        check(PrimitiveArrays::put, PrimitiveArrays::readShorts, new short[] {Short.MIN_VALUE, 1});
        check(PrimitiveArrays::put, PrimitiveArrays::readDoubles, new double[] {-0.0, Double.MIN_VALUE, -1.0 / 3});
        check(PrimitiveArrays::put, PrimitiveArrays::readFloats, new float[] {-0.0f, Float.MAX_VALUE, -1.0f / 3});
        check(PrimitiveArrays::put, PrimitiveArrays::readBooleans, new boolean[] {true, false});
    }

    @Test
    void arraysLongerThanTheKeptOnesSurviveARoundTrip() {
        for (int length : new int[] {33, ArrayScratch.MAX_KEPT_LENGTH + 1, 2}) {
            short[] shorts = new short[length];
            float[] floats = new float[length];
            boolean[] booleans = new boolean[length];
            for (int i = 0; i < length; i++) {
                shorts[i] = (short) (-7 * i);
                floats[i] = 0.5f - i;
                booleans[i] = i % 3 == 0;
            }
            check(PrimitiveArrays::put, PrimitiveArrays::readShorts, shorts);
            check(PrimitiveArrays::put, PrimitiveArrays::readFloats, floats);
            check(PrimitiveArrays::put, PrimitiveArrays::readBooleans, booleans);
        }
    }

    @Test
    void constantsSurviveARoundTripByNameAndByNumber() {
        check(reserving(NAMES.maxBytes(), NAMES::put), NAMES::read, TimeUnit.values());
        check(reserving(SizeBounds.LONG, NUMBERS::put), NUMBERS::read, TimeUnit.values());
        for (TimeUnit unit : TimeUnit.values()) {
            assertThat(key("{" + quoted(NAMES.nameOf(unit)) + ":1}", NAMES::readName))
                    .isEqualTo(unit);
            assertThat(key("{\"" + NUMBERS.nameOf(unit) + "\":1}", NUMBERS::readName))
                    .isEqualTo(unit);
        }
    }

    @Test
    void aliasesAreReadButNotWritten() {
        for (String name : List.of("\"Sekunde\"", "\"s\"", "\"seconds\"", "\"second\\u0073\"")) {
            assertThat(NAMES.read(reader(name))).isEqualTo(TimeUnit.SECONDS);
        }
        assertThat(NAMES.nameOf(TimeUnit.SECONDS)).isEqualTo("seconds");
    }

    @Test
    void otherStringsAreNotConstants() {
        for (String json : List.of("\"N\"", "\"n \"", "\"n\\u0000\"", "\"sekunde\"", "\"seconds1\"", "\"SECONDS\"")) {
            assertThatThrownBy(() -> NAMES.read(reader(json)))
                    .isInstanceOfSatisfying(JsonMismatchException.class, e -> assertThat(e.code())
                            .isEqualTo(JsonErrorCode.INVALID_VALUE));
        }
        for (String json : List.of("1", "-1", "9223372036854775807", "999")) {
            assertThatThrownBy(() -> NUMBERS.read(reader(json))).isInstanceOf(JsonMismatchException.class);
        }
    }

    @Test
    void keysSurviveARoundTripWhateverTheirLength() {
        for (long key : new long[] {0, -1, 42, Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE}) {
            assertThat(key(written(out -> Keys.put(out, 0, key)), Keys::readLong))
                    .isEqualTo(key);
            assertThat(key(written(out -> Keys.put(out, 0, (int) key)), Keys::readInt))
                    .isEqualTo((int) key);
        }
        for (double key : new double[] {-0.0, 0.1, -Double.MIN_NORMAL, Double.MIN_VALUE, Double.MAX_VALUE, 1e21}) {
            assertThat(key(written(out -> Keys.put(out, 0, key)), Keys::readDouble))
                    .isEqualTo(key);
        }
        for (float key : new float[] {-0.0f, 0.1f, -Float.MIN_NORMAL, Float.MIN_VALUE, Float.MAX_VALUE, 1e21f}) {
            assertThat(key(written(out -> Keys.put(out, 0, key)), Keys::readFloat))
                    .isEqualTo(key);
        }
    }

    private static String written(ToIntFunction<JsonWriter> put) {
        JsonWriter out = new JsonWriter();
        return "{" + new String(out.toByteArray(put.applyAsInt(out)), UTF_8) + "1}";
    }

    @Test
    void keysAreReadAsStrictlyAsNumbers() {
        assertThat(key("{\"-2147483648\":1}", Keys::readInt)).isEqualTo(Integer.MIN_VALUE);
        assertThat(key("{\"1.5e3\":1}", Keys::readDouble)).isEqualTo(1500.0);
        assertThat(key("{\"tr\\u0075e\":1}", Keys::readBoolean)).isEqualTo(true);
        assertThat(key("{ \"\\u002d\\u00312\" : 1}", Keys::readLong)).isEqualTo(-12L);
        assertThat(key("{\"1\\u002e5\":1}", Keys::readFloat)).isEqualTo(1.5f);
        for (String name : List.of("", "+1", "01", "1.0", " 1", "1 ", "0x1", "2147483648", "-", "1_0", "\uFF11")) {
            assertThatThrownBy(() -> key("{\"" + name + "\":1}", Keys::readInt))
                    .isInstanceOf(JsonMismatchException.class)
                    .hasMessageContaining("is not an int");
        }
        for (String name : List.of("", "NaN", "Infinity", "1e400", ".5", "1.", "1d", "0x1p3", "1 ")) {
            assertThatThrownBy(() -> key("{\"" + name + "\":1}", Keys::readDouble))
                    .isInstanceOf(JsonMismatchException.class)
                    .hasMessageContaining("is not a double");
        }
    }

    private static <K> K key(String json, Function<JsonReader, K> read) {
        JsonReader in = reader(json);
        in.beginObject();
        K key = read.apply(in);
        assertThat(in.readInt()).isEqualTo(1);
        return key;
    }

    private static String quoted(String text) {
        JsonWriter out = new JsonWriter();
        out.writeString(text);
        return out.toString();
    }
}
