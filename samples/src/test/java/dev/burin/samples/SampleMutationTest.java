package dev.burin.samples;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.JsonSyntaxException;
import dev.burin.reference.Mutations;
import dev.burin.reference.OwnFault;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.Verdict;
import dev.burin.samples.nulls.Recipe;
import dev.burin.samples.time.Appointment;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A9: generated codecs reject what the reference rejects, at the same place, and read the rest as Jackson does, or reject it
 * for their type, whatever the form of input. Tests the document of each sample with any byte changed.
 *
 * <p>One mutation in seven is tried: each byte of a document is changed in about nine ways. TypedMutationTest and
 * DifferentialTest in the runtime try all.
 */
class SampleMutationTest {
    private static final int MARGIN = 40;

    /** One mutation in this many is tried; this has no common factor with the number of mutations per byte, 65. */
    private static final int MUTATIONS_PER_DOCUMENT = 7;

    /** One document in this many is read from all forms of input. */
    private static final int DOCUMENTS_IN_ALL_WAYS = 4;

    /** Documents that Jackson reads differently or rejects, by type. */
    private static final Map<Class<?>, Pattern> OTHERWISE_BY_JACKSON = Map.of(
            // AS_EMPTY also applies to absent members.
            Recipe.class, Pattern.compile("(?!.*\"tags\").*"),
            // Burin uses the Gregorian calendar for old dates, like java.time, and accepts a lower-case t, like RFC
            // 3339.
            Appointment.class, Pattern.compile(".*\"changed\":\"(0024|-2024|2024-02-02t).*"));

    private static final JsonMapper TREES = JsonMapper.builder().build();
    private static final JsonMapper JACKSON = JacksonMapper.INSTANCE
            .rebuild()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** The value that was read, or the exception. */
    private record Outcome(Object value, JsonException refusal) {
        String message() {
            return refusal == null ? "none" : refusal.code() + " " + refusal.offset() + " " + refusal.getMessage();
        }
    }

    @FunctionalInterface
    private interface Input<T> {
        T read() throws IOException;
    }

    static List<Sample<?>> samples() {
        return Samples.ALL;
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void aDocumentWithAnyByteChangedHasTheVerdictOfTheReferenceAndTheValueOfJackson(Sample<T> sample) {
        List<String> deviations = new ArrayList<>();
        int[] count = new int[1];

        Mutations.forEach(sample.json().getBytes(UTF_8), (title, document) -> {
            int number = count[0]++;
            if (number % MUTATIONS_PER_DOCUMENT == 0) {
                String deviation =
                        deviation(sample, document, number % (MUTATIONS_PER_DOCUMENT * DOCUMENTS_IN_ALL_WAYS) == 0);
                if (deviation != null && deviations.size() < 20) {
                    deviations.add(title + ": " + deviation + "\n    " + new String(document, ISO_8859_1));
                }
            }
        });

        assertThat(deviations).isEmpty();
    }

    private static <T> String deviation(Sample<T> sample, byte[] document, boolean inAllWays) {
        Codec<T> codec = sample.codec();
        Outcome outcome = outcome(() -> codec.fromJson(surrounded(document), MARGIN, document.length));
        Verdict verdict = StrictParser.parse(document, Purpose.SKIP);
        String deviation = outcome.refusal == null
                ? ofValue(sample, document, verdict, sample.type().getRawClass().cast(outcome.value))
                : ofRefusal(verdict, outcome.refusal);
        return deviation == null && inAllWays ? ofOthers(codec, document, outcome) : deviation;
    }

    private static <T> Outcome outcome(Input<T> input) {
        try {
            return new Outcome(input.read(), null);
        } catch (JsonException e) {
            return new Outcome(null, e);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Allows a mismatch before a syntax error, because it may come first, or hide a syntax error within its value. */
    private static String ofRefusal(Verdict verdict, JsonException e) {
        if (OwnFault.isBehind(e, e.code())) {
            return "a fault of ours: " + e;
        }
        boolean isOfSyntax = e instanceof JsonSyntaxException;
        if (verdict.isAccepted()) {
            return isOfSyntax ? "rejected: " + e : null;
        }
        int offset = verdict.rejection().offset();
        boolean isAtItsPlace = isOfSyntax ? e.offset() == offset : e.offset() <= offset;
        return isAtItsPlace ? null : "rejected at " + e.offset() + " instead of " + offset + ": " + e;
    }

    private static String ofValue(Sample<?> sample, byte[] document, Verdict verdict, Object value) {
        if (!verdict.isAccepted()) {
            return "accepted as " + value;
        }
        Pattern otherwise = OTHERWISE_BY_JACKSON.get(sample.type().getRawClass());
        if (otherwise != null && otherwise.matcher(new String(document, UTF_8)).matches()) {
            return null;
        }
        try {
            String own = json(sample, value);
            String others = json(sample, JACKSON.readValue(document, sample.type()));
            return own.equals(others) || TREES.readTree(own).equals(TREES.readTree(others))
                    ? null
                    : "read as " + own + " instead of " + others;
        } catch (IOException e) {
            return "read as " + value + ", but by Jackson not: " + e;
        }
    }

    @SuppressWarnings("unchecked") // both values are of the sample's type
    private static <T> String json(Sample<T> sample, Object value) {
        return sample.codec().toJson((T) value);
    }

    /** Compares the outcome for a whole array, a buffer, a stream and, if the document is UTF-8, a string. */
    private static String ofOthers(Codec<?> codec, byte[] document, Outcome expected) {
        List<Input<?>> inputs = new ArrayList<>(List.of(
                () -> codec.fromJson(document),
                () -> codec.fromJson(
                        ByteBuffer.allocateDirect(document.length).put(document).flip()),
                () -> codec.fromJson(new ByteArrayInputStream(document))));
        if (isUtf8(document)) {
            inputs.add(() -> codec.fromJson(new String(document, UTF_8)));
        }
        for (Input<?> input : inputs) {
            Outcome actual = outcome(input);
            if (!actual.message().equals(expected.message())
                    || !Objects.equals(written(codec, actual.value), written(codec, expected.value))) {
                return "by " + inputs.indexOf(input) + ": " + actual + " instead of " + expected;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked") // the value was read by this codec
    private static <T> String written(Codec<T> codec, Object value) {
        return value == null ? null : codec.toJson((T) value);
    }

    private static boolean isUtf8(byte[] document) {
        try {
            UTF_8.newDecoder().decode(ByteBuffer.wrap(document));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** Returns the document surrounded by bytes that would continue or complete it if they were read. */
    private static byte[] surrounded(byte[] document) {
        byte[] bytes = new byte[document.length + 2 * MARGIN];
        Arrays.fill(bytes, 0, MARGIN, (byte) '7');
        System.arraycopy(document, 0, bytes, MARGIN, document.length);
        byte[] behind = "\"}]7}".repeat(MARGIN).getBytes(UTF_8);
        System.arraycopy(behind, 0, bytes, MARGIN + document.length, MARGIN);
        return bytes;
    }
}
