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
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Checks for every kind of value and key: wherever the buffer ends, it is written as JSON and read back as it was. */
final class RoundTrip {
    @FunctionalInterface
    interface Put<T> {
        int put(JsonWriter out, int at, T value);
    }

    private RoundTrip() {}

    static JsonReader reader(String json) {
        return JsonReader.of(json.getBytes(UTF_8));
    }

    /** Returns a put that reserves its own bytes. */
    static <T> Put<T> reserving(int byteCount, Put<T> put) {
        return (out, at, value) -> {
            out.reserve(at, byteCount);
            return put.put(out, at, value);
        };
    }

    @SafeVarargs
    static <T> void check(Put<T> put, Function<JsonReader, T> read, T... values) {
        for (T value : values) {
            checkOne(Function.identity(), put, read, value);
        }
    }

    /** For types without {@code equals}, whose {@code view} is compared. */
    @SafeVarargs
    static <T> void checkAs(Function<T, ?> view, Put<T> put, Function<JsonReader, ? extends T> read, T... values) {
        for (T value : values) {
            checkOne(view, put, read, value);
        }
    }

    private static <T> void checkOne(Function<T, ?> view, Put<T> put, Function<JsonReader, ? extends T> read, T value) {
        assertThat(text(put, 0, (T) null)).isEqualTo("null");
        String json = text(put, value);
        assertThat(StrictParser.parse(json.getBytes(UTF_8), Purpose.SKIP).isAccepted())
                .as(json)
                .isTrue();
        JsonReader in = reader(" " + json + " ");
        assertThat(view.apply(in.endDocument(read.apply(in)))).as(json).isEqualTo(view.apply(value));
        // The first buffer holds a kilobyte: let it end before, within and after the value.
        IntStream.range(900, 1_030)
                .forEach(start -> assertThat(text(put, start, value)).isEqualTo(json));
    }

    static <T> String text(Put<T> put, T value) {
        return text(put, 0, value);
    }

    /** Writes the value twice, after a comma, to check that what one value stores past its end does no harm. */
    private static <T> String text(Put<T> put, int start, T value) {
        JsonWriter out = new JsonWriter();
        out.reserve(0, start);
        int end = put.put(out, start == 0 ? 0 : out.putComma(start - 1), value);
        String first = new String(Arrays.copyOfRange(out.bytes(), start, end), UTF_8);
        int next = put.put(out, out.putComma(end), value);
        assertThat(new String(Arrays.copyOfRange(out.bytes(), start, next), UTF_8))
                .isEqualTo(first + "," + first);
        return first;
    }

    /** Asserts that {@code read} expects something other than each of the documents. */
    static void assertRejected(String expected, Function<JsonReader, ?> read, String... documents) {
        for (String json : documents) {
            JsonMismatchException e = catchThrowableOfType(JsonMismatchException.class, () -> read.apply(reader(json)));

            assertThat(e).as(json).hasMessageContaining("Expected " + expected);
            assertThat(e.offset()).as(json).isZero();
        }
    }

    // ---- keys

    @SafeVarargs
    static <K> void checkKeys(Put<K> put, Function<JsonReader, K> read, K... keys) {
        for (K key : keys) {
            JsonReader in = reader(map(put, key));
            assertThat(in.beginObject()).isTrue();
            assertThat(read.apply(in)).isEqualTo(key);
            assertThat(in.readInt()).isEqualTo(7);
            assertThat(in.nextEntry()).isFalse();
        }
    }

    /** Returns a map of one key. */
    static <K> String map(Put<K> put, K key) {
        JsonWriter out = new JsonWriter();
        int at = put.put(out, out.beginMap(out.beginValue()), key);
        out.reserve(at, SizeBounds.INT);
        at = out.putInt(at, 7);
        out.position(out.endMap(out.putComma(at)));
        return out.toString();
    }

    /** Asserts that a put fails, whatever the key. */
    static void assertKeyRejected(Put<?> put) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> map(put, null));

        assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
    }

    /** Asserts that {@code read} rejects each of the names as a key. */
    static void assertKeysRejected(String expected, Function<JsonReader, ?> read, String... names) {
        for (String name : names) {
            JsonReader in = reader("{\"" + name + "\":7}");
            in.beginObject();

            JsonMismatchException e = catchThrowableOfType(JsonMismatchException.class, () -> read.apply(in));

            assertThat(e).as(name).hasMessageContaining("is not " + expected);
            assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_VALUE);
        }
    }
}
