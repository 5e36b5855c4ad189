package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.JsonException;
import dev.burin.conformance.Context;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * A22: messages are at most 500 printable ASCII characters, whatever the document contains; see also ErrorMessageTest.
 */
class MessageInjectionTest {
    private static final int MAX_CHARS = 500;
    private static final int NAME_BYTES = 10 << 20;

    /**
     * Line terminators, terminal escape sequences, characters that change the direction of text, invisible ones and
     * others; one of each kind.
     */
    private static final List<String> INJECTIONS = List.of(
            "\\n",
            "\\r\\n",
            "\\u001b[31m",
            "\\u001b]0;x\\u0007",
            "\\u0000",
            "\\b",
            "\u007f",
            "\u0085",
            "\u009b31m",
            "\u202e",
            "\u2028",
            "\u2066",
            "\ufeff",
            "\u200b",
            "\uDB40\uDC01",
            "\uD83D\uDE00",
            "\u00e9",
            "${jndi:ldap://x}",
            "<script>",
            "%n%s",
            "{}",
            "', at $ (line 1)",
            "\\\\",
            "\\\"");

    @Test
    void everyInjectionIsHarmlessAtEveryPosition() {
        for (String injection : INJECTIONS) {
            for (int times : new int[] {1, 3, 1_000}) {
                String text = injection.repeat(times);
                for (String json : List.of(
                        "{\"" + text + "\":x}",
                        "{\"" + text + "\":{\"" + text + "\":[0,x]}}",
                        "{\"" + text + "\":1,\"" + text + "\":2}",
                        "\"" + text + "\"",
                        "[\"" + text + "\"]",
                        "[\"" + text,
                        "{\"" + text + "\":\"" + text + "\"}",
                        text,
                        "[1," + text + "]",
                        "1" + text,
                        "tru" + text)) {
                    Reading.ALL.forEach(reading -> assertHarmless(reading, json.getBytes(UTF_8)));
                }
            }
        }
    }

    private static void assertHarmless(Reading reading, byte[] json) {
        Outcome outcome = Outcome.of(Input.PART_AMONG_QUOTES, reading.codec(), json);
        if (outcome.error() != null) {
            assertThat(outcome.error()).isInstanceOf(JsonException.class);
            assertHarmless((JsonException) outcome.error());
        }
    }

    private static void assertHarmless(JsonException e) {
        String message = e.getMessage();
        if (message.length() > MAX_CHARS || !isPrintable(message) || !isPrintable(e.path())) {
            throw new AssertionError(message);
        }
    }

    private static boolean isPrintable(String text) {
        return text.chars().allMatch(c -> c >= ' ' && c <= '~');
    }

    @Test
    void aNameOfTenMebibytesIsCutInThePath() {
        byte[] json = new byte[NAME_BYTES];
        Arrays.fill(json, (byte) 0x1B);
        IntStream.range(0, json.length / 2).forEach(i -> {
            json[2 * i] = '\\';
            json[2 * i + 1] = 'n';
        });
        System.arraycopy("{\"a\":{\"".getBytes(UTF_8), 0, json, 0, 7);
        json[7] = 'b';
        System.arraycopy("\":[1,x]}}".getBytes(UTF_8), 0, json, json.length - 9, 9);
        json[json.length - 10] = 'c';

        for (Reading reading : List.of(Reading.UNTYPED, Reading.SKIPPED, Reading.CAPTURED)) {
            JsonException e = catchThrowableOfType(
                    JsonException.class, () -> reading.codec().fromJson(json));

            assertHarmless(e);
            assertThat(e.path()).startsWith("$.a[\"b").endsWith("[1]");
            assertThat(e.offset()).isEqualTo(json.length - 4);
        }
    }

    @Test
    void aNameOfAMillionCharactersIsCutInErrorsOfTheWriter() {
        for (String injection : List.of("\n", "\u001b", "\u202e", "\u00e9")) {
            Map<String, Object> map = Map.of("a", Map.of(injection.repeat(1_000_000), List.of(1, Double.NaN)));

            JsonException e = catchThrowableOfType(JsonException.class, () -> Context.UNTYPED.toJsonBytes(map));

            assertHarmless(e);
            assertThat(e.path()).startsWith("$.a[\"").endsWith("[1]");
        }
    }
}
