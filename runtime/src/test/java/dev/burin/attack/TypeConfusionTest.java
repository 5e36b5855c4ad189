package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import dev.burin.attack.NodeCodec.Node;
import dev.burin.conformance.Context;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A18: no value is taken for one of another kind, and no name is anything but the name of a member. */
class TypeConfusionTest {
    private static final List<String> NUMBERS = List.of("0", "-1", "1.5", "1e2", "9007199254740993");
    private static final List<String> STRINGS =
            List.of("\"\"", "\"1\"", "\"true\"", "\"null\"", "\"[]\"", "\"\\u0031\"");
    private static final List<String> ARRAYS = List.of("[]", "[1]", "[\"a\"]", "[null]", "[[]]");
    private static final List<String> OBJECTS = List.of("{}", "{\"a\":1}", "{\"1\":1}", "{\"0\":\"a\",\"length\":1}");
    private static final List<String> LITERALS = List.of("true", "false", "null");

    @Test
    void numbersAreReadFromNumbersOnly() {
        assertRejected(Reading.OF_NUMBERS, List.of(STRINGS, ARRAYS, OBJECTS, LITERALS));
        assertRejected(Reading.OF_NUMBERS_OF_OTHERS, List.of(STRINGS, ARRAYS, OBJECTS, LITERALS));
    }

    @Test
    void typesWrittenAsStringsAreReadFromStringsOnly() {
        assertRejected(Reading.OF_STRINGS, List.of(NUMBERS, ARRAYS, OBJECTS, List.of("true", "false")));
    }

    @Test
    void arraysAreReadFromArraysOnly() {
        assertRejected(Reading.OF_ARRAYS, List.of(NUMBERS, STRINGS, OBJECTS, LITERALS));
    }

    @Test
    void objectsAreReadFromObjectsOnly() {
        List<Reading> objects = Reading.OF_OBJECTS.stream()
                .filter(reading ->
                        !List.of("list of typed", "untyped, last wins").contains(reading.name()))
                .toList();

        assertRejected(objects, List.of(NUMBERS, STRINGS, ARRAYS, LITERALS));
    }

    private static void assertRejected(List<Reading> readings, List<List<String>> documents) {
        for (Reading reading : readings) {
            for (String json : documents.stream().flatMap(List::stream).toList()) {
                Outcome outcome = Outcome.of(Input.PART_AMONG_DIGITS, reading.codec(), json.getBytes(UTF_8));
                assertThat(outcome.error())
                        .as("%s of %s", reading, json)
                        .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                            assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH);
                            assertThat(e.offset()).isZero();
                            assertThat(e).hasMessageStartingWith("Expected ").hasMessageContaining(" but found ");
                        });
            }
        }
    }

    @Test
    void namesThatOtherLibrariesActOnAreMembersLikeAnyOther() {
        for (String name :
                List.of("@type", "@class", "$ref", "$id", "$type", "class", "__proto__", "constructor", "!type")) {
            for (String value :
                    List.of("\"java.lang.Runtime\"", "\"$\"", "\"..\"", "{\"a\":1}", "[\"java.net.URL\",\"x\"]")) {
                String member = "{\"" + name + "\":" + value + "}";
                Object expected = Map.of(name, Context.UNTYPED.fromJson(value));

                assertThat(Context.UNTYPED.fromJson(member)).isEqualTo(expected);
                assertThat(Context.UNTYPED.fromJson("{\"a\":" + member + "}")).isEqualTo(Map.of("a", expected));
                assertThat(NodeCodec.INSTANCE.fromJson("{\"next\":" + member + ",\"count\":1}"))
                        .isEqualTo(new Node(1, new Node(0, null)));
            }
        }
    }
}
