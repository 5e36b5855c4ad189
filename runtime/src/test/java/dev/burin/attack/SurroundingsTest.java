package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.reference.DocumentRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A15: what stands around a part of an array is neither read nor shown, at whatever offset the part begins and ends. */
class SurroundingsTest {
    private static final int OFFSETS = 18;

    private static final List<Reading> READINGS = Reading.ALL.stream()
            .filter(reading -> List.of(
                            "skipped",
                            "captured raw",
                            "untyped",
                            "typed",
                            "String",
                            "doubles",
                            "ints",
                            "BigDecimal",
                            "long")
                    .contains(reading.name()))
            .toList();

    @ParameterizedTest
    @ValueSource(strings = {"\"", "0123456789", "]}", ",:", "e+1.", "\\", "\u20ac", "nulltrue", " \n", "\0"})
    void aPartIsReadAsItsCopyIs(String around) {
        byte[] unit = around.getBytes(UTF_8);
        List<String> deviations = new ArrayList<>();

        for (byte[] document : documents()) {
            for (Reading reading : READINGS) {
                String expected = outcome(reading.codec(), document, 0, document.length);
                for (int offset = 0; offset < OFFSETS; offset++) {
                    byte[] bytes = surrounded(document, unit, offset, OFFSETS - offset);
                    String actual = outcome(reading.codec(), bytes, offset, document.length);
                    if (!actual.equals(expected)) {
                        deviations.add("%s of %s at %d: %s instead of %s"
                                .formatted(reading, new String(document, UTF_8), offset, actual, expected));
                    }
                }
            }
        }

        assertThat(deviations).isEmpty();
    }

    private static List<byte[]> documents() {
        return Stream.concat(
                        DocumentRow.all().stream().map(DocumentRow::document),
                        Attacks.ALL.stream().map(attack -> attack.document(24)))
                .toList();
    }

    /** The value or the message, which must not tell the part from its copy. */
    private static String outcome(Codec<?> codec, byte[] bytes, int offset, int length) {
        try {
            Object value = codec.fromJson(bytes, offset, length);
            return Arrays.deepToString(new Object[] {value});
        } catch (JsonException e) {
            return e.code() + " at " + e.offset() + ": " + e.getMessage();
        }
    }

    private static byte[] surrounded(byte[] document, byte[] unit, int before, int behind) {
        byte[] bytes = new byte[before + document.length + behind];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = unit[i % unit.length];
        }
        System.arraycopy(document, 0, bytes, before, document.length);
        return bytes;
    }
}
