package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonLimits;
import dev.burin.reference.Mutations;
import dev.burin.reference.StrictParser;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The readers agree with {@link StrictParser} on verdict, value and offset, whatever the document. */
class DifferentialTest {
    private static final String MIXED = """
            {"id":9007199254740993,"name":"Ada \\"L\\u00f6ve\\" lace","tags":["new",null,true,false,-0.5e-3],
             "place" : { "lat":48.137154, "lon":-11.5761, "zip":"80331" }, "größe":[[],{},[{}]],
            \t"text":"12345678é€\uD83D\uDE00\\uD83D\\uDE00\\n/","zero":0,"":[1,2,3,1234567890123]}
            """;
    private static final String NUMBERS =
            "[0,-0,1,-12,123456789,1234567890123456789,12345678901234567890,0.1,-1.25,1e5,1E-7,12.5e+10,"
                    + "0.00000000000000000001,1234567890.1234567891,4.9e-324,1e308,-0.0,99999999]";
    private static final String STRINGS =
            "[\"\",\"a\",\"1234567\",\"12345678\",\"\\\\\\\"\\/\\b\\f\\n\\r\\t\",\"\\u0041\\uD83D\\uDE00z\",\"äöü\","
                    + "\"汉字汉字\",\"\uD83D\uDE00\uD83D\uDE00\",{\"k\\u0065y\":\"v\",\"ключ\":\"значение, длинное\"}]";

    @Test
    void theReferenceHasTheDefaultLimitOfDepth() {
        assertThat(StrictParser.MAX_DEPTH).isEqualTo(JsonLimits.DEFAULT.maxDepth());
    }

    @ParameterizedTest
    @ValueSource(strings = {MIXED, NUMBERS, STRINGS})
    void changingAnyByteGivesTheVerdictOfTheReference(String text) {
        Deviations deviations = new Deviations();
        int[] count = {0};

        Mutations.forEach(text.getBytes(UTF_8), (title, document) -> {
            Input other = Input.ALL.get(count[0]++ % Input.ALL.size());
            deviations.check(title, document, List.of(Context.DECODED), List.of(Input.WHOLE_ARRAY, other));
            deviations.check(title, document, List.of(Context.SKIPPED), List.of(Input.PART_AMONG_BRACKETS));
            deviations.check(title, document, List.of(Context.CAPTURED), List.of(Input.WHOLE_ARRAY, other));
            deviations.check(title, document, List.of(Context.CAPTURED_ELEMENT), List.of(Input.PART_AMONG_QUOTES));
        });

        assertThat(deviations.found()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {MIXED, NUMBERS, STRINGS})
    void everyTruncationGivesTheVerdictOfTheReference(String text) {
        Deviations deviations = new Deviations();
        byte[] document = text.getBytes(UTF_8);

        for (int length = 0; length < document.length; length++) {
            deviations.check("cut at " + length, Arrays.copyOf(document, length), Context.ALL, Input.ALL);
        }

        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void randomDocumentsAreReadAsTheReferenceReadsThem() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        Deviations deviations = new Deviations();

        for (int i = 0; i < 1_000; i++) {
            byte[] document = RandomDocument.of(random);
            deviations.check("valid", document, Context.ALL, Input.ARRAYS);
            byte[] changed = changed(document, random);
            deviations.check("changed", changed, Context.allFor(changed), Input.ARRAYS);
        }

        assertThat(deviations.found()).as("seed %d", seed).isEmpty();
    }

    @Test
    void randomStringsAreReadAsTheirBytes() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        List<Input> inputs = List.of(Input.WHOLE_ARRAY, Input.STRING);
        Deviations deviations = new Deviations();

        for (int i = 0; i < 3_000; i++) {
            String document = new String(RandomDocument.of(random), UTF_8);
            deviations.check("valid", document.getBytes(UTF_8), Context.ALL, inputs);
            StringBuilder changed = new StringBuilder(document);
            int at = random.nextInt(document.length());
            changed.setCharAt(at, document.charAt(random.nextInt(document.length())));
            byte[] bytes = changed.toString().getBytes(UTF_8);
            deviations.check("changed", bytes, Context.allFor(bytes), inputs);
        }

        assertThat(deviations.found()).as("seed %d", seed).isEmpty();
    }

    @Test
    void randomBytesAreReadAsTheReferenceReadsThem() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        byte[] alphabet = " \t\n\"\\{}[],:0123456789-+.eEtrufalsn\u00e9\u20ac\u0001".getBytes(UTF_8);
        Deviations deviations = new Deviations();

        for (int i = 0; i < 20_000; i++) {
            byte[] document = new byte[random.nextInt(12)];
            for (int at = 0; at < document.length; at++) {
                document[at] = alphabet[random.nextInt(alphabet.length)];
            }
            deviations.check("random", document, List.of(Context.DECODED), List.of(Input.PART_AMONG_BRACKETS));
            deviations.check("random", document, List.of(Context.CAPTURED), List.of(Input.PART_AMONG_DIGITS));
            if (Context.allFor(document).contains(Context.SKIPPED_ELEMENT)) {
                deviations.check("random", document, List.of(Context.SKIPPED_ELEMENT), List.of(Input.WHOLE_ARRAY));
            }
        }

        assertThat(deviations.found()).as("seed %d", seed).isEmpty();
    }

    private static byte[] changed(byte[] document, Random random) {
        byte[] changed = document.clone();
        for (int i = random.nextInt(3); i >= 0 && changed.length > 0; i--) {
            changed[random.nextInt(changed.length)] = document[random.nextInt(document.length)];
        }
        return changed;
    }
}
