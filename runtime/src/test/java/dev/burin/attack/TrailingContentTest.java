package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonException;
import dev.burin.conformance.Context;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A10: nothing but whitespace may follow a document, whatever its type. */
class TrailingContentTest {
    private static final List<String> DOCUMENTS =
            List.of("0", "-1.5e3", "true", "null", "\"a\"", "\"\"", "[]", "[1]", "{}", "{\"a\":1}");

    private static final List<String> TRAILING = List.of(
            "x",
            ",",
            "]",
            "}",
            ":",
            "{}",
            "[]",
            "\"\"",
            "\0",
            "#",
            "//",
            "/**/",
            "\uFEFF",
            "\u00a0",
            "\u2028",
            "\u000b",
            "\f",
            "0",
            "1",
            ".",
            "e",
            "-",
            "null",
            "\u0085",
            "\n{}",
            " 0",
            "\n\n\n\n\n\n\n\n\n\nx");

    @Test
    void theUntypedReaderRejectsTheFirstByteAfterTheValue() {
        Deviations deviations = new Deviations();

        for (String document : DOCUMENTS) {
            for (String trailing : TRAILING) {
                byte[] json = (document + trailing).getBytes(UTF_8);
                deviations.check(document + trailing, json, List.of(Context.DECODED), Input.ALL);
            }
        }

        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void everyTypeRejectsContentAfterItsValue() {
        int accepted = 0;
        for (Reading reading : Reading.ALL) {
            for (String document : DOCUMENTS) {
                boolean isOfTheType = error(reading, document) == null;
                accepted += isOfTheType ? 1 : 0;
                for (String trailing : TRAILING) {
                    boolean goesOn = List.of("0", "1").contains(trailing) && document.equals("-1.5e3");
                    if (isOfTheType && !goesOn) {
                        assertThat(error(reading, document + trailing))
                                .as("%s of %s%s", reading, document, trailing)
                                .isInstanceOf(JsonException.class);
                    }
                }
            }
        }
        assertThat(accepted).isGreaterThan(Reading.ALL.size());
    }

    private static Throwable error(Reading reading, String json) {
        return Outcome.of(Input.WHOLE_ARRAY, reading.codec(), json.getBytes(UTF_8))
                .error();
    }
}
