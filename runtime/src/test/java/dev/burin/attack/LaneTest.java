package dev.burin.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonException;
import dev.burin.conformance.Context;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A13: bytes that are examined by words are judged as if they were examined one by one. */
class LaneTest {
    /**
     * Neighbours of the digits, digits with another high nibble, and characters that are allowed elsewhere in a number.
     */
    private static final byte[] FOREIGN =
            HexFormat.of().parseHex("2F3AB0B1B2B3B4B5B6B7B8B910119019EFBFFF00202D2B2E654522");

    private static final List<Input> INPUTS = List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_DIGITS);

    @Test
    void aForeignByteAmongDigitsIsJudgedAsByTheReference() {
        Deviations deviations = new Deviations();

        for (String number : List.of(
                "1234",
                "12345678",
                "1234567812345678",
                "-1234567812345678123",
                "0.12345678123",
                "12345678.12345678",
                "1e12345678",
                "1234567812345678123456781234")) {
            for (int at = 0; at < number.length(); at++) {
                for (byte foreign : FOREIGN) {
                    byte[] document = number.getBytes(US_ASCII);
                    document[at] = foreign;
                    deviations.check(number + " at " + at, document, Context.allFor(document), INPUTS);
                    checkNumberTypes(document);
                }
            }
        }

        assertThat(deviations.found()).isEmpty();
    }

    /** Each of these types has its own kernel. */
    private static void checkNumberTypes(byte[] document) {
        String text = new String(document, ISO_8859_1);
        boolean isNumber = NumberOracle.isNumber(text.strip());
        for (Reading reading : Reading.OF_NUMBERS) {
            if (isNumber) {
                NumberOutcome.check(
                        reading,
                        Input.PART_AMONG_DIGITS,
                        document,
                        NumberOracle.expected(reading.name(), text.strip()));
            } else {
                Outcome outcome = Outcome.of(Input.PART_AMONG_DIGITS, reading.codec(), document);
                assertThat(outcome.error()).as("%s of %s", reading, text).isInstanceOf(JsonException.class);
            }
        }
    }

    @Test
    void theByteThatEndsAStringIsFoundInEveryLane() {
        Deviations deviations = new Deviations();

        for (int length = 0; length <= 33; length++) {
            for (int at = 0; at <= length; at++) {
                for (String stop : List.of("\"", "\\", "\\\"", "\\\\", "\u001f", " ", "\u007f", "!", "#", "[", "]")) {
                    String text = "\"" + "a".repeat(at) + stop + "b".repeat(length - at) + "\"";
                    byte[] document = text.getBytes(US_ASCII);
                    deviations.check(text, document, Context.allFor(document), INPUTS);
                }
            }
        }

        assertThat(deviations.found()).isEmpty();
    }
}
