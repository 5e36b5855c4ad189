package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import dev.burin.reference.DocumentRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A15: the bytes around a part of an array are neither read nor shown, whatever the offsets of the part. */
class SurroundingsTest {
    private static final int OFFSETS = 18;

    private static final List<Reading> MOST_USED = Reading.ALL.stream()
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
    void aPartIsReadLikeItsCopy(String around) {
        byte[] unit = around.getBytes(UTF_8);
        List<String> deviations = new ArrayList<>();

        for (byte[] document : documents()) {
            for (Reading reading : MOST_USED) {
                deviations.addAll(deviations(
                        reading, document, unit, IntStream.range(0, OFFSETS).toArray()));
            }
        }

        assertThat(deviations).isEmpty();
    }

    /**
     * All ways to read, so that those that read strings read some that they accept and some that end too soon for them.
     */
    @ParameterizedTest
    @ValueSource(strings = {"\"", "0123456789", "AZ+1:0=", "\u20ac\\]}"})
    void aPartOfAnyTypeIsReadLikeItsCopy(String around) {
        byte[] unit = around.getBytes(UTF_8);
        List<String> deviations = new ArrayList<>();

        for (Reading reading : Reading.ALL) {
            for (byte[] document : documentsOfTypes()) {
                deviations.addAll(deviations(reading, document, unit, 5, 14));
            }
        }

        assertThat(deviations).isEmpty();
    }

    @Test
    void everyTypeReadsADocument() {
        List<byte[]> documents = documentsOfTypes();

        for (Reading reading : Reading.ALL) {
            assertThat(documents.stream()
                            .map(document -> Outcome.of(Input.WHOLE_ARRAY, reading.codec(), document))
                            .filter(outcome -> outcome.error() == null))
                    .as("%s", reading)
                    .isNotEmpty();
        }
    }

    private static List<String> deviations(Reading reading, byte[] document, byte[] unit, int... offsets) {
        List<String> deviations = new ArrayList<>();
        String expected = outcome(reading.codec(), document, 0, document.length);
        for (int offset : offsets) {
            byte[] bytes = surrounded(document, unit, offset, OFFSETS - offset);
            String actual = outcome(reading.codec(), bytes, offset, document.length);
            if (!actual.equals(expected)) {
                deviations.add("%s of %s at %d: %s instead of %s"
                        .formatted(reading, new String(document, UTF_8), offset, actual, expected));
            }
        }
        return deviations;
    }

    /**
     * Returns the texts as strings, in arrays and as keys, and as strings without their last character or closing
     * quote.
     */
    private static List<byte[]> documentsOfTypes() {
        Stream<String> strings = TEXTS.stream()
                .flatMap(text -> Stream.of(
                        "\"" + text + "\"",
                        "\"" + text.substring(0, text.length() - 1) + "\"",
                        "[\"" + text + "\"]",
                        "{\"" + text + "\":1}",
                        "\"" + text));
        return Stream.concat(strings, OTHERS.stream())
                .map(text -> text.getBytes(UTF_8))
                .toList();
    }

    /** One or more for each type whose JSON form is a string. */
    private static final List<String> TEXTS = List.of(
            "a",
            "true",
            "6",
            "-12.5e3",
            "SECONDS",
            "DAYS",
            "123e4567-e89b-12d3-a456-426614174000",
            "AQIDBAUGBwg=",
            "P_AAAAAAAAA",
            "P4AAAA",
            "0a0B0c0d",
            "2026-11-21",
            "2026/11/21",
            "2026/11/21 09:30:00",
            "09:30:00.123456789",
            "09:30:00",
            "2026-11-21T09:30:00.5",
            "2026-11-21T09:30:00Z",
            "2026-11-21T09:30:00.000+00:00",
            "2026-11-21T09:30:00+01:00[Europe/Zurich]",
            "09:30:00+01:00",
            "+01:00",
            "2026",
            "2026-11",
            "--11-21",
            "PT1H30M",
            "P1Y2M3D",
            "Europe/Zurich",
            "https://example.org/?q=1",
            "192.0.2.1",
            "docs/a.txt",
            "de-CH",
            "CHF",
            "UTF-8",
            "1:2");

    /** Documents for the other types. */
    private static final List<String> OTHERS = List.of(
            "6",
            "-12",
            "-12.25e2",
            "1732181400",
            "true",
            "null",
            "[1,2]",
            "[true,false]",
            "[-1.5,2e3]",
            "[[\"a\"],[]]",
            "[{\"c\":[{\"c\":[]},{}]}]",
            "[\"Line\",{\"a\":1}]",
            "{\"@type\":\"Line\",\"a\":1}",
            "{\"Line\":{\"a\":1}}",
            "{\"count\":1,\"next\":{\"count\":2}}",
            "[{\"count\":1},{\"count\":2}]");

    private static List<byte[]> documents() {
        return Stream.concat(
                        DocumentRow.all().stream().map(DocumentRow::document),
                        Attacks.ALL.stream().map(attack -> attack.document(24)))
                .toList();
    }

    /** Returns the value or the message, which must be the same for the part and its copy. */
    private static String outcome(Codec<?> codec, byte[] bytes, int offset, int length) {
        try {
            Object value = codec.fromJson(bytes, offset, length);
            return Arrays.deepToString(new Object[] {value});
        } catch (JsonException e) {
            return e.code() + " at " + e.offset() + ": " + e.getMessage();
        }
    }

    private static byte[] surrounded(byte[] document, byte[] unit, int before, int after) {
        byte[] bytes = new byte[before + document.length + after];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = unit[i % unit.length];
        }
        System.arraycopy(document, 0, bytes, before, document.length);
        return bytes;
    }
}
