package dev.burin.attack;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;

/** Compares the outcome of reading a number with the one that {@link NumberOracle} expects. */
final class NumberOutcome {
    private NumberOutcome() {}

    /**
     * Fails unless a document is read as expected.
     *
     * @param expected the value, or a {@link JsonErrorCode}
     */
    static void check(Reading reading, Input input, byte[] json, Object expected) {
        Outcome outcome = Outcome.of(input, reading.codec(), json);
        Object actual = outcome.error() instanceof JsonException e ? e.code() : outcome.value();
        if (!expected.equals(actual)) {
            String text = new String(json, 0, Math.min(json.length, 100), US_ASCII);
            throw new AssertionError("%s of %s (%d bytes) by %s gave %s instead of %s"
                    .formatted(reading, text, json.length, input, outcome, expected));
        }
    }
}
