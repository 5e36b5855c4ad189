package dev.burin.attack;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.conformance.Context;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A3: exponents never overflow, and no number is expanded to as many digits as its exponent says. */
class HugeExponentTest {
    private static final List<String> SIGNIFICANDS = List.of(
            "0",
            "-0",
            "0.0",
            "1",
            "-1",
            "1.5",
            "9007199254740993",
            "123456789012345678901234567890",
            "0." + "0".repeat(400) + "1",
            "1" + "0".repeat(400));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "1",
                "22",
                "23",
                "37",
                "38",
                "39",
                "45",
                "46",
                "308",
                "309",
                "323",
                "324",
                "325",
                "400",
                "708",
                "9999",
                "10000",
                "10001",
                "65536",
                "2147483639",
                "2147483647",
                "2147483648",
                "2147483649",
                "4294967295",
                "4294967296",
                "4294967297",
                "1000000000",
                "99999999999",
                "9223372036854775807",
                "9223372036854775808",
                "18446744073709551615",
                "18446744073709551616",
                "18446744073709551617",
                "99999999999999999999999999999999999999999"
            })
    void everyTypeGivesTheExpectedValueOrError(String exponent) {
        Deviations deviations = new Deviations();

        for (String significand : SIGNIFICANDS) {
            for (String letter : List.of("e", "E+", "e-", "E-000")) {
                String text = significand + letter + exponent;
                for (Reading reading : Reading.OF_NUMBERS) {
                    checkAlone(reading, text, NumberOracle.expected(reading.name(), text));
                }
                checkAmongOthers(text, NumberOracle.expected("double", text));
                checkKey(text, NumberOracle.expected("double", text), "double keys");
                checkKey(text, NumberOracle.expected("float", text), "float keys");
                checkKey(text, NumberOracle.expected("BigDecimal", text), "BigDecimal keys");
                deviations.check(text, text.getBytes(US_ASCII), Context.ALL, Input.ALL);
            }
        }

        assertThat(deviations.found()).isEmpty();
    }

    private static void checkAlone(Reading reading, String text, Object expected) {
        NumberOutcome.check(reading, Input.WHOLE_ARRAY, text.getBytes(US_ASCII), expected);
        NumberOutcome.check(reading, Input.PART_AMONG_DIGITS, (" " + text + "\n").getBytes(US_ASCII), expected);
    }

    /** Checks a number in the loop for arrays of doubles. */
    private static void checkAmongOthers(String text, Object expected) {
        byte[] json = ("[0.5," + text + ",1]").getBytes(US_ASCII);
        Outcome outcome = Outcome.of(Input.WHOLE_ARRAY, reading("doubles").codec(), json);
        if (expected instanceof Double value) {
            assertThat((double[]) outcome.value()).as(text).containsExactly(0.5, value, 1);
        } else {
            assertThat(code(outcome)).as(text).isEqualTo(expected);
        }
    }

    private static void checkKey(String text, Object expected, String name) {
        Outcome outcome =
                Outcome.of(Input.WHOLE_ARRAY, reading(name).codec(), ("{\"" + text + "\":0}").getBytes(US_ASCII));
        JsonErrorCode code = expected instanceof JsonErrorCode ? JsonErrorCode.INVALID_VALUE : null;
        assertThat(code(outcome)).as("%s of %s", name, text).isEqualTo(code);
    }

    private static JsonErrorCode code(Outcome outcome) {
        if (outcome.error() != null && !(outcome.error() instanceof JsonException)) {
            throw new AssertionError(outcome.error());
        }
        return outcome.error() instanceof JsonException e ? e.code() : null;
    }

    private static Reading reading(String name) {
        return Reading.ALL.stream()
                .filter(reading -> reading.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
