package dev.burin;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

class SmallIntegerTest {

    @Test
    void bytesAreReadUpToTheirEdges() {
        assertRange(JsonReader::readByte, Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte");
    }

    @Test
    void shortsAreReadUpToTheirEdges() {
        assertRange(JsonReader::readShort, Short.MIN_VALUE, Short.MAX_VALUE, "a short");
    }

    private static void assertRange(ToIntFunction<JsonReader> read, int min, int max, String type) {
        for (int value : new int[] {min, min + 1, 0, max - 1, max}) {
            assertThat(read.applyAsInt(reader(value))).isEqualTo(value);
        }
        for (long value : new long[] {min - 1L, max + 1L, Integer.MIN_VALUE, Integer.MAX_VALUE + 1L}) {
            assertThatThrownBy(() -> read.applyAsInt(reader(value)))
                    .isInstanceOfSatisfying(JsonMismatchException.class, e -> assertThat(e.code())
                            .isEqualTo(JsonErrorCode.OUT_OF_RANGE))
                    .hasMessageContaining(type);
        }
    }

    private static JsonReader reader(long value) {
        return JsonReader.of(Long.toString(value).getBytes(US_ASCII));
    }
}
