package dev.burin.codegen.value;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Keys of maps that are not strings are read back as they were written, and nothing else is read as one. */
class KeysTest {
    @FunctionalInterface
    private interface Put<K> {
        int put(JsonWriter out, int at, K key);
    }

    @Test
    void keysOfEveryKindSurviveARoundTrip() {
        check(Keys::put, Keys::readInt, 0, Integer.MIN_VALUE, Integer.MAX_VALUE);
        check(Keys::put, Keys::readShort, Short.MIN_VALUE, Short.MAX_VALUE);
        check(Keys::put, Keys::readByte, Byte.MIN_VALUE, Byte.MAX_VALUE);
        check(Keys::put, Keys::readLong, 0L, Long.MIN_VALUE, Long.MAX_VALUE);
        check(Keys::put, Keys::readDouble, -0.0, Double.MIN_VALUE, Double.MAX_VALUE, 0.1);
        check(Keys::put, Keys::readFloat, -0.0f, Float.MIN_VALUE, Float.MAX_VALUE, 0.1f);
        check(Keys::put, Keys::readBigInteger, BigInteger.TEN.pow(999), BigInteger.ONE.negate());
        check(Keys::put, Keys::readBigDecimal, new BigDecimal("1.50"), new BigDecimal("-1E+9999"));
        check(Keys::put, Keys::readBoolean, true, false);
        check(Keys::put, Keys::readChar, 'a', '"', '汉');
        check(Keys::put, Keys::readUuid, new UUID(-1, 0));
    }

    @Test
    void nullIsNoKey() {
        refused((out, at, key) -> Keys.put(out, at, (Object) null));
        refused((out, at, key) -> Keys.put(out, at, (Integer) null));
        refused((out, at, key) -> Keys.put(out, at, (Long) null));
        refused((out, at, key) -> Keys.put(out, at, (Double) null));
        refused((out, at, key) -> Keys.put(out, at, (Float) null));
    }

    @Test
    void numbersThatJsonLacksAreNoKeys() {
        for (double key : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            refused((out, at, none) -> Keys.put(out, at, (Double) key));
            refused((out, at, none) -> Keys.put(out, at, (Float) (float) key));
        }
    }

    @Test
    void namesThatAreNoValueOfTheTypeAreRefused() {
        refused("an int", Keys::readInt, "", "x", "01", "+1", " 1", "1.0", "2147483648", "-2147483649");
        refused("a short", Keys::readShort, "32768", "-32769");
        refused("a byte", Keys::readByte, "128", "-129");
        refused("a long", Keys::readLong, "9223372036854775808", "-9223372036854775809", "1e1");
        refused("a double", Keys::readDouble, "", "x", "1.", "NaN", "1e400", "1 ");
        refused("a float", Keys::readFloat, "", "x", "1.", "NaN", "1e39", "1 ");
        refused("an integer", Keys::readBigInteger, "", "x", "1.5", "1 ", "1" + "0".repeat(1_000));
        refused("a number", Keys::readBigDecimal, "", "x", "1 ", "1e99999", "1" + "0".repeat(1_000));
        refused("true or false", Keys::readBoolean, "", "TRUE", "null");
        refused("one character", Keys::readChar, "", "ab");
        refused("a UUID", Keys::readUuid, "", "1-1-1-1-1");
    }

    @SafeVarargs
    private static <K> void check(Put<K> put, Function<JsonReader, K> read, K... keys) {
        for (K key : keys) {
            JsonReader in = JsonReader.of(map(put, key).getBytes(UTF_8));
            assertThat(in.beginObject()).isTrue();
            assertThat(read.apply(in)).isEqualTo(key);
            assertThat(in.readInt()).isEqualTo(7);
            assertThat(in.nextEntry()).isFalse();
        }
    }

    /** A map of one key. */
    private static <K> String map(Put<K> put, K key) {
        JsonWriter out = new JsonWriter();
        int at = put.put(out, out.beginMap(out.beginValue()), key);
        out.reserve(at, SizeBounds.INT);
        at = out.putInt(at, 7);
        out.position(out.endMap(out.putComma(at)));
        return out.toString();
    }

    private static void refused(Put<?> put) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> map(put, null));

        assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
    }

    private static void refused(String expected, Function<JsonReader, ?> read, String... names) {
        for (String name : names) {
            JsonReader in = JsonReader.of(("{\"" + name + "\":7}").getBytes(UTF_8));
            in.beginObject();

            JsonMismatchException e = catchThrowableOfType(JsonMismatchException.class, () -> read.apply(in));

            assertThat(e).as(name).hasMessageContaining("is not " + expected);
            assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_VALUE);
        }
    }
}
