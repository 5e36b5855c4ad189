package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that occur twice in one object: refused unless the type asks for the last one, and never looked at when skipped. */
class DuplicatesTest {
    /** {@code y_object_duplicated_key} and {@code y_object_duplicated_key_and_value} of JSONTestSuite. */
    private static final String KEY = "{\"a\":\"b\",\"a\":\"c\"}";

    private static final String KEY_AND_VALUE = "{\"a\":\"b\",\"a\":\"b\"}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Doc(String a)",
                "record Doc(@JsonValue Map<String, Object> all)",
                "record Doc(@JsonValue Object all)"
            })
    void duplicatesAreRefusedByDefault(String type) {
        Compiled strict = compile("@JsonCodec " + type + " {}");

        for (String json : new String[] {KEY, KEY_AND_VALUE, "{\"a\":\"b\",\"\\u0061\":\"c\"}"}) {
            assertThatThrownBy(() -> strict.read(json)).isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME);
                assertThat(e.offset()).isEqualTo(9);
            });
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Doc(String a)",
                "record Doc(@JsonValue Map<String, Object> all)",
                "record Doc(@JsonValue Object all)"
            })
    void theLastOneCountsWhereTheTypeSaysSo(String type) {
        Compiled lenient = compile("@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) " + type + " {}");

        assertThat(lenient.roundTrip(KEY)).isEqualTo("{\"a\":\"c\"}");
        assertThat(lenient.roundTrip(KEY_AND_VALUE)).isEqualTo("{\"a\":\"b\"}");
    }

    @Test
    void theLastOneCountsInEverythingThatTheTypeHolds() {
        Compiled type = compile("""
                @JsonCodec(duplicates = JsonCodec.Duplicates.LAST) class Doc {
                    public List<Map<Integer, Object>> maps;
                    public Map<String, Map<String, Integer>> nested = new TreeMap<>();
                    public ConcurrentMap<String, Object> any;
                    @JsonProperty(required = true) public int last;
                }
                """);

        assertThat(
                        type.roundTrip(
                                "{\"last\":0,\"maps\":[{\"1\":[{\"x\":1,\"x\":2}],\"1\":[{\"x\":3,\"x\":4}]}],"
                                        + "\"nested\":{\"a\":{\"b\":1,\"b\":2}},\"any\":{\"y\":{\"z\":1,\"z\":null},\"y\":{\"z\":1,\"z\":5}},\"last\":7}"))
                .isEqualTo(
                        "{\"maps\":[{\"1\":[{\"x\":4}]}],\"nested\":{\"a\":{\"b\":2}},\"any\":{\"y\":{\"z\":5}},\"last\":7}");
        assertThatThrownBy(() -> type.read("{}")).hasMessageContaining("Doc.last is required but missing");
    }

    @Test
    void typesOfTheirOwnDecideForThemselves() {
        Compiled type = compile(
                "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record Doc(Inner inner) {}",
                "record Inner(int x) {}");

        assertThat(type.roundTrip("{\"inner\":null,\"inner\":{\"x\":1}}")).isEqualTo("{\"inner\":{\"x\":1}}");
        assertThatThrownBy(() -> type.read("{\"inner\":{\"x\":1,\"x\":1}}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void whatIsSkippedMayRepeatItself() {
        Compiled type = compile("@JsonCodec record Doc(int x) {}");

        assertThat(type.roundTrip("{\"skipped\":" + KEY + ",\"skipped\":" + KEY_AND_VALUE + ",\"x\":1}"))
                .isEqualTo("{\"x\":1}");
    }
}
