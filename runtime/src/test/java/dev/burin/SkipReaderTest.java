package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Skipped values are matched bracket by bracket, also where the levels of the two brackets are in different words. */
class SkipReaderTest {
    private static final long SEED = 20261121L;

    /** Levels that fill more than three words. */
    private static final int LEVELS = 200;

    private static void skip(String json) {
        skip(json, JsonLimits.DEFAULT);
    }

    private static void skip(String json, JsonLimits limits) {
        byte[] bytes = json.getBytes(UTF_8);
        JsonReader in = JsonReader.of(bytes, 0, bytes.length, JsonOptions.DEFAULT.withLimits(limits));
        in.skipValue();
        in.endDocument(json);
    }

    /**
     * Returns nested levels, objects where the flag is true and arrays elsewhere; each level has {@code after} after
     * its child.
     */
    private static String nested(boolean[] isObject, String innermost, String after) {
        StringBuilder json = new StringBuilder();
        for (boolean object : isObject) {
            json.append(object ? "{\"a\":" : "[");
        }
        json.append(innermost);
        for (int level = isObject.length - 1; level >= 0; level--) {
            json.append(after.isEmpty() ? "" : isObject[level] ? ",\"b\":" + after : "," + after);
            json.append(isObject[level] ? '}' : ']');
        }
        return json.toString();
    }

    private static boolean[] kinds(Random random, int levels) {
        boolean[] isObject = new boolean[levels];
        for (int level = 0; level < levels; level++) {
            isObject[level] = random.nextBoolean();
        }
        return isObject;
    }

    @Test
    void levelsOfBothKindsCloseAsTheyOpened() {
        Random random = new Random(SEED);
        for (int levels = 1; levels <= LEVELS; levels++) {
            boolean[] kinds = kinds(random, levels);
            for (String innermost : new String[] {"1", "[]", "{}", "\"x\"", "[[],{}]", "{\"c\":[1]}"}) {
                skip(nested(kinds, innermost, ""));
                skip(nested(kinds, innermost, "[]"));
                skip(nested(kinds, innermost, "{\"c\":[true,{}]}"));
            }
        }
    }

    @Test
    void theWrongBracketIsReportedAtEveryLevel() {
        Random random = new Random(SEED);
        boolean[] kinds = kinds(random, LEVELS);
        String json = nested(kinds, "1", "");
        int firstClosing = json.indexOf('1') + 1;
        for (int at = firstClosing; at < json.length(); at++) {
            char wrong = json.charAt(at) == '}' ? ']' : '}';
            String damaged = json.substring(0, at) + wrong + json.substring(at + 1);
            int offset = at;
            assertThatThrownBy(() -> skip(damaged))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.offset()).isEqualTo(offset))
                    .hasMessageContaining(wrong == ']' ? "the end of the object" : "the end of the array");
            assertThatThrownBy(() -> skip(json.substring(0, offset)))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.offset()).isEqualTo(offset));
        }
    }

    @Test
    void nothingAfterTheEndIsRead() {
        String json =
                "{\"a\":[1,true,\"x\",{}],\"b\" : {\"c\":-1.5e3} , \"a name of many letters\":\"and a text of many letters\"}";
        for (int length = 0; length < json.length(); length++) {
            for (String after : new String[] {json.substring(length), "]", "}", "\"", ",", ":", "1", " ", "e"}) {
                byte[] bytes = (json.substring(0, length) + after.repeat(40)).getBytes(UTF_8);
                int end = length;
                assertThatThrownBy(() -> JsonReader.of(bytes, 0, end, JsonOptions.DEFAULT)
                                .skipValue())
                        .isInstanceOfSatisfying(
                                JsonException.class, e -> assertThat(e.offset()).isEqualTo(end));
            }
        }
    }

    @Test
    void nothingButAQuoteBeginsAName() {
        for (char first = '!'; first <= '~'; first++) {
            String json = "{" + first + "ab\":1}" + " ".repeat(40);
            if (first == '"') {
                skip("{\"ab\":1}" + " ".repeat(40));
            } else if (first != '}') {
                assertThatThrownBy(() -> skip(json))
                        .isInstanceOfSatisfying(
                                JsonException.class, e -> assertThat(e.offset()).isEqualTo(1));
            }
        }
    }

    @Test
    void shortAndLongNumbersOfEveryFirstDigitAreSkipped() {
        for (int digit = 0; digit <= 9; digit++) {
            for (String number : new String[] {digit + "", "-" + digit, digit + ".5", digit + "e-3"}) {
                skip(number);
                skip("[" + number + " ,{\"a\":" + number + "}]" + " ".repeat(40));
            }
        }
    }

    @Test
    void emptyLevelsCountAgainstTheLimitToo() {
        for (int depth : new int[] {1, 2, 62, 63, 64, 65, 126, 127, 200}) {
            JsonLimits limits = new JsonLimits(depth, 10, 10);
            boolean[] allowed = new boolean[depth - 1];
            skip(nested(allowed, "[]", "{}"), limits);
            for (String tooDeep : new String[] {"[[]]", "[{}]", "{\"a\":[]}", "[1,[]]"}) {
                assertThatThrownBy(() -> skip(nested(allowed, tooDeep, ""), limits))
                        .isInstanceOfSatisfying(
                                JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT));
            }
        }
    }

    @Test
    void namesAndStringsOfEveryLengthEndAtTheirQuote() {
        for (int length = 0; length <= 40; length++) {
            for (String character : new String[] {"a", "é", "\\n", "\\\"", "漢"}) {
                for (String end : new String[] {"", " ".repeat(40)}) {
                    String text = "x".repeat(length) + character + "y".repeat(length % 9);
                    skip("{\"" + text + "\":\"" + text + "\",\"" + text + "b\" : [\"" + text + "\"]}" + end);
                    skip("\"" + text + "\"" + end);
                }
            }
        }
    }

    /**
     * Documents of every layout and kind of token, at every distance from the end, so that each takes both code paths.
     */
    @Test
    void valuesAreSkippedAlikeNearTheEndAndFarFromIt() {
        String[] members = {
            "\"a\":1",
            "\"a\" : -0.5 ",
            "\"abcdefgh\":12345678",
            "\"a name of letters\":\"a text of letters\"",
            "\"é\":\"\\n\"",
            "\"t\":true",
            "\"f\":false",
            "\"n\": null",
            "\"e\":1e5",
            "\"l\":[1234567890123456789.5, {}]",
            "\"o\":{\n  \"p\":[\n  ]\n}",
            "\"z\":[[],[0],{\"y\":{}}]",
            "\n  \"i\":\t-12"
        };
        for (String first : members) {
            for (String last : members) {
                String json = "{" + first + "," + last + "}";
                for (int left = 0; left <= 20; left++) {
                    skip(json + " ".repeat(left));
                }
                for (int cut = 1; cut < json.length(); cut++) {
                    assertSameError(json.substring(0, cut) + "!" + json.substring(cut + 1));
                    assertSameError(json.substring(0, cut) + json.substring(cut + 1));
                }
            }
        }
    }

    private static void assertSameError(String json) {
        JsonException near = catchThrowableOfType(JsonException.class, () -> skip(json));
        JsonException far = catchThrowableOfType(JsonException.class, () -> skip(json + " ".repeat(40)));
        if (near != null && near.offset() == json.getBytes(UTF_8).length) {
            assertThat(far.offset()).as(json).isGreaterThanOrEqualTo(near.offset());
        } else {
            assertThat(near == null ? "" : near.getMessage() + near.offset())
                    .as(json)
                    .isEqualTo(far == null ? "" : far.getMessage() + far.offset());
        }
    }
}
