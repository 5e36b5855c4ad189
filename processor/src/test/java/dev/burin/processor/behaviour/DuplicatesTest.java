package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that occur twice in one object: rejected unless the type accepts the last one, and not checked when skipped. */
class DuplicatesTest {
    /** {@code y_object_duplicated_key} and {@code y_object_duplicated_key_and_value} of JSONTestSuite. */
    private static final String KEY = "{\"a\":\"b\",\"a\":\"c\"}";

    private static final String KEY_AND_VALUE = "{\"a\":\"b\",\"a\":\"b\"}";

    private static final String LAST_AND_DEFAULT =
            "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST, nullForPrimitive = JsonCodec.NullForPrimitive.DEFAULT) ";

    private static final String MEMBERS_WITH_DEFAULTS =
            "@JsonDefault(value = \"4\", onNull = true) # Integer a; @JsonDefault(\"5\") # int b; # int c;"
                    + " @JsonDefault(method = \"m\", onNull = true) # List<String> d;";

    private static final String METHOD = "static List<String> m() { return new ArrayList<>(List.of(\"def\")); }";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Doc(String a)",
                "record Doc(@JsonValue Map<String, Object> all)",
                "record Doc(@JsonValue Object all)"
            })
    void duplicatesAreRejectedByDefault(String type) {
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
    void theLastDuplicateWinsIfTheTypeSaysSo(String type) {
        Compiled lenient = compile("@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) " + type + " {}");

        assertThat(lenient.roundTrip(KEY)).isEqualTo("{\"a\":\"c\"}");
        assertThat(lenient.roundTrip(KEY_AND_VALUE)).isEqualTo("{\"a\":\"b\"}");
    }

    @Test
    void theLastDuplicateAlsoWinsInMapsAndUntypedValues() {
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
    void nestedTypesHaveTheirOwnSetting() {
        Compiled type = compile(
                "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record Doc(Inner inner) {}",
                "record Inner(int x) {}");

        assertThat(type.roundTrip("{\"inner\":null,\"inner\":{\"x\":1}}")).isEqualTo("{\"inner\":{\"x\":1}}");
        assertThatThrownBy(() -> type.read("{\"inner\":{\"x\":1,\"x\":1}}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void skippedMembersMayBeAndContainDuplicates() {
        Compiled type = compile("@JsonCodec record Doc(int x) {}");

        assertThat(type.roundTrip("{\"skipped\":" + KEY + ",\"skipped\":" + KEY_AND_VALUE + ",\"x\":1}"))
                .isEqualTo("{\"x\":1}");
    }

    /** The members as parameters, as fields, with setters, in a builder, in an unwrapped type, and among many others. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Doc(%1$s) { %3$s }",
                "class Doc { %2$s %3$s }",
                "record Doc(@JsonUnwrapped In in) {}\n%6$s record In(%1$s) { %3$s }",
                "record Doc(@JsonUnwrapped In in) {}\n%6$s class In { %2$s %3$s }",
                "record Doc(%1$s, @JsonAny Map<String, Object> rest) { %3$s }",
                "record Doc(%1$s, %4$s) { %3$s }",
                "record Doc(%4$s, %1$s) { %3$s }",
                "class Doc { %2$s %5$s %3$s }",
                "class Doc { %5$s %2$s %3$s }",
                """
                class Doc {
                    private Integer a; private int b, c; private List<String> d; %3$s
                    @JsonDefault(value = "4", onNull = true) public Integer getA() { return a; }
                    @JsonDefault("5") public int getB() { return b; }
                    public int getC() { return c; }
                    @JsonDefault(method = "m", onNull = true) public List<String> getD() { return d; }
                    public void setA(Integer a) { this.a = a; }
                    public void setB(int b) { this.b = b; }
                    public void setC(int c) { this.c = c; }
                    public void setD(List<String> d) { this.d = d; }
                }""",
                """
                class Doc {
                    public final Integer a; public final int b, c; public final List<String> d;
                    private Doc(Builder from) { a = from.a; b = from.b; c = from.c; d = from.d; }
                    static Builder builder() { return new Builder(); }
                    static class Builder {
                        private Integer a; private int b, c; private List<String> d; %3$s
                        @JsonDefault(value = "4", onNull = true) public Builder a(Integer a) { this.a = a; return this; }
                        @JsonDefault("5") public Builder b(int b) { this.b = b; return this; }
                        public Builder c(int c) { this.c = c; return this; }
                        @JsonDefault(method = "m", onNull = true) public Builder d(List<String> d) { this.d = d; return this; }
                        public Doc build() { return new Doc(this); }
                    }
                }"""
            })
    void nullAsTheLastDuplicateMeansTheDefault(String types) {
        String fields = MEMBERS_WITH_DEFAULTS.replace("#", "public");
        String parameters =
                MEMBERS_WITH_DEFAULTS.replace(" #", "").replaceAll(";$", "").replace(';', ',');
        String moreFields =
                IntStream.range(0, 70).mapToObj(i -> "public int x" + i + ";").collect(Collectors.joining(" "));
        String moreParameters =
                IntStream.range(0, 70).mapToObj(i -> "int x" + i).collect(Collectors.joining(", "));
        Compiled type = compile((LAST_AND_DEFAULT + types)
                .formatted(parameters, fields, METHOD, moreParameters, moreFields, LAST_AND_DEFAULT)
                .split("\n(?=@)"));

        assertThat(type.roundTrip("{\"a\":1,\"a\":null,\"b\":1,\"b\":null,\"c\":1,\"c\":null,\"d\":[],\"d\":null}"))
                .contains("\"a\":4,\"b\":5,\"c\":0,\"d\":[\"def\"]");
        assertThat(type.roundTrip("{\"a\":null,\"a\":1,\"b\":null,\"b\":1,\"c\":null,\"c\":1,\"d\":null,\"d\":[]}"))
                .contains("\"a\":1,\"b\":1,\"c\":1,\"d\":[]");
        assertThat(type.roundTrip("{\"c\":7}")).contains("\"a\":4,\"b\":5,\"c\":7,\"d\":[\"def\"]");
    }

    @Test
    void nullMeansTheDefaultInAnArrayToo() {
        String array = LAST_AND_DEFAULT.replace("(", "(shape = JsonCodec.Shape.ARRAY, ");
        String parameters =
                MEMBERS_WITH_DEFAULTS.replace(" #", "").replaceAll(";$", "").replace(';', ',');
        Compiled type = compile(array + "record Doc(" + parameters + ") { " + METHOD + " }");

        assertThat(type.roundTrip("[null,null,null,null]")).isEqualTo("[4,5,0,[\"def\"]]");
        assertThat(type.roundTrip("[1]")).isEqualTo("[1,5,0,[\"def\"]]");
        assertThat(type.roundTrip("[1,2,3,[]]")).isEqualTo("[1,2,3,[]]");
    }

    @Test
    void aDefaultMethodIsCalledOnceAtTheEnd() {
        Compiled type = compile(LAST_AND_DEFAULT + """
                record Doc(@JsonDefault(method = "next", onNull = true) Integer a) {
                    static int calls = 0;
                    static int next() { return ++calls; }
                }
                """);

        assertThat(type.roundTrip("{\"a\":null,\"a\":7}")).isEqualTo("{\"a\":7}");
        assertThat(type.roundTrip("{\"a\":7,\"a\":null,\"a\":null}")).isEqualTo("{\"a\":1}");
    }
}
