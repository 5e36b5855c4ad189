package dev.burin.attack;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.burin.RawJson;
import dev.burin.conformance.Input;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A2: numbers of any length give the value that they denote, or an error; see GrowthTest for their cost. */
class HugeNumberTest {
    private static final List<Input> INPUTS = List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_DIGITS, Input.STREAM);

    @ParameterizedTest
    @ValueSource(ints = {1, 17, 18, 19, 20, 21, 308, 309, 310, 768, 769, 999, 1_000, 1_001, 10_000, 100_000, 1_000_000})
    void everyTypeGivesTheExpectedValueOrError(int digits) {
        for (String text : texts(digits)) {
            for (Reading reading : Reading.OF_NUMBERS) {
                check(reading, text, NumberOracle.expected(reading.name(), text));
            }
            check(Reading.UNTYPED, text, NumberOracle.expected("untyped", text));
            check(Reading.SKIPPED, text, "skipped");
            check(Reading.CAPTURED, text, RawJson.of(text));
        }
    }

    private static List<String> texts(int digits) {
        String zeros = "0".repeat(digits);
        String nines = "9".repeat(digits);
        return List.of(
                nines,
                "-" + nines,
                "1" + zeros,
                "0." + zeros + "1",
                "-0." + nines,
                nines + "." + nines,
                "1" + zeros + "e-" + digits,
                "-1" + zeros + "e-" + (digits + 400),
                "0." + zeros + "1e" + (digits + 1),
                "0." + zeros + "1e" + (digits + 310),
                "1e" + zeros + "5",
                "1e-" + zeros + "5",
                "1e" + nines,
                "1e-" + nines,
                "0e" + nines,
                "9007199254740993." + zeros + "1",
                "9007199254740993." + zeros);
    }

    private static void check(Reading reading, String text, Object expected) {
        for (Input input : INPUTS) {
            NumberOutcome.check(reading, input, text.getBytes(US_ASCII), expected);
        }
    }
}
