package dev.burin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.attack.Reading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Whatever the bytes, every method of the reader ends with a value or a {@link JsonException} within the document. */
class OnlyJsonExceptionsTest {
    private static final int MARGIN = 48;

    /**
     * Without stack traces: nearly every document is rejected by nearly every method, and traces would take most of the
     * time.
     */
    private static final JsonOptions QUICK = JsonOptions.DEFAULT.withStackTraces(false);

    private static final List<String> SEEDS = List.of(
            "{\"sku\":\"A-1\",\"count\":-42,\"tags\":[\"neu\",null],\"next\":{\"count\":0}}",
            "{\"1\":true,\"-2\":[1.5e3,-0.0,123456789012345678901234567890],\"\":{}}",
            "[\"\\u00e9\\uD83D\\uDE00\\n\",\"é€\uD83D\uDE00\",\"c0ffee00-1234-5678-9abc-def012345678\",\"QUJD\"]",
            "[1,2,300,-40000,5000000000,1e5,0.1,true,false,null,\"x\"]",
            "\"MILLISECONDS\"",
            "\"c0ffee00-1234-5678-9abc-def012345678\"",
            "\"QUJDRA==\"",
            "\"2026-11-21T09:30:00.123456789+01:00[Europe/Zurich]\"",
            "\"-2026-02-29T24:00:00Z\"",
            "\"PT-1H30M1.5S\"",
            "-9223372036854775808",
            "[[[[[[{\"a\":[[]]}]]]]]]",
            "{\"MICROSECONDS\":1,\"0\":2,\"1.5\":3,\"true\":4,\"x\":5}");

    private static final byte[] ALPHABET = " \n\"\\{}[],:0123456789-+.eEtrufalsnx=/\u00e9\u20ac\u0001".getBytes(UTF_8);

    /** Calls that generated code makes between values, in addition to all ways to read a value. */
    private static final Map<String, Consumer<JsonReader>> OTHERS = Map.of(
            "readNull", JsonReader::readNull,
            "peekByte", JsonReader::peekByte,
            "isInteger", JsonReader::isInteger,
            "fitsLong", JsonReader::fitsLong,
            "line", LineCodec.INSTANCE::read,
            "lines", LineCodec.INSTANCE.list()::read);

    @Test
    void changedDocumentsGiveAValueOrAJsonException() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        List<String> deviations = new ArrayList<>();

        for (int i = 0; i < 150; i++) {
            for (String text : SEEDS) {
                readByEveryMethod(changed(text.getBytes(UTF_8), random), deviations);
            }
        }

        assertThat(deviations).as("seed %d", seed).isEmpty();
    }

    @Test
    void randomBytesGiveAValueOrAJsonException() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        List<String> deviations = new ArrayList<>();

        for (int i = 0; i < 2_000; i++) {
            byte[] document = new byte[random.nextInt(20)];
            for (int at = 0; at < document.length; at++) {
                document[at] = i % 4 == 0 ? (byte) random.nextInt() : ALPHABET[random.nextInt(ALPHABET.length)];
            }
            readByEveryMethod(document, deviations);
        }

        assertThat(deviations).as("seed %d", seed).isEmpty();
    }

    @SuppressWarnings("CatchThrowable") // anything else escaping is what the tests look for
    private static void readByEveryMethod(byte[] document, List<String> deviations) {
        byte[] bytes = new byte[document.length + 2 * MARGIN];
        Arrays.fill(bytes, (byte) '"');
        System.arraycopy(document, 0, bytes, MARGIN, document.length);
        BiConsumer<String, Consumer<JsonReader>> read = (name, method) -> {
            JsonReader in = JsonReader.of(bytes, MARGIN, document.length, QUICK);
            try {
                method.accept(in);
                in.endDocument(true);
            } catch (JsonException e) {
                // Points run code of this test; anywhere else, this code hides a defect of ours.
                boolean isDefect = e.code() == JsonErrorCode.REFUSED_VALUE && !name.endsWith("of points");
                if (isDefect
                        || e.offset() < 0
                        || e.offset() > document.length
                        || e.getMessage().length() > 500) {
                    deviations.add(name + ": " + e + " for " + new String(document, ISO_8859_1));
                }
            } catch (Throwable e) {
                deviations.add(name + ": " + e + " for " + new String(document, ISO_8859_1));
            }
        };
        Reading.ALL.forEach(reading -> read.accept(reading.name(), reading.codec()::read));
        OTHERS.forEach(read);
    }

    private static byte[] changed(byte[] document, Random random) {
        byte[] changed = Arrays.copyOf(document, document.length - random.nextInt(1 + random.nextInt(document.length)));
        for (int i = random.nextInt(3); i > 0; i--) {
            changed[random.nextInt(changed.length)] =
                    random.nextInt(5) == 0 ? (byte) random.nextInt() : ALPHABET[random.nextInt(ALPHABET.length)];
        }
        return changed;
    }
}
