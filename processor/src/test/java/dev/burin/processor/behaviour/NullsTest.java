package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonNull;
import dev.burin.RawJson;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code null} in a document means, by {@code @JsonSetter} or by default. */
class NullsTest {
    private static Compiled compileNulls(String types) {
        String[] sources = Compiled.files(types);
        for (int i = 0; i < sources.length; i++) {
            sources[i] = "import static dev.burin.annotation.JsonSetter.Nulls.*;" + sources[i];
        }
        return compile(sources);
    }

    static void assertRejected(Compiled type, String json, JsonErrorCode code) {
        assertThatThrownBy(() -> type.read(json))
                .isInstanceOfSatisfying(
                        JsonException.class, thrown -> assertThat(thrown.code()).isEqualTo(code));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record T(@JsonSetter(nulls = FAIL) %s a, int b) {}",
                "class T { @JsonSetter(nulls = FAIL) public %s a; public int b; }",
                "class T { private %1$s a; public int b; @JsonSetter(nulls = FAIL) public void setA(%1$s a) { this.a = a; }"
                        + " public %1$s getA() { return a; } }",
                "class T { final %1$s a; final int b; T(@JsonSetter(nulls = FAIL) %1$s a, int b) { this.a = a; this.b = b; } }",
            })
    void nullIsRejected(String source) {
        for (String type : List.of(
                "String",
                "Integer",
                "Object",
                "JsonValue",
                "RawJson",
                "int[]",
                "List<String>",
                "Map<String, Integer>",
                "UUID",
                "Thread.State",
                "int",
                "Instant")) {
            Compiled compiled =
                    compileNulls("@JsonCodec " + source.formatted(type.replace("JsonValue", "dev.burin.JsonValue")));

            assertRejected(
                    compiled,
                    "{\"a\":null,\"b\":1}",
                    List.of("Object", "JsonValue", "RawJson").contains(type)
                            ? JsonErrorCode.INVALID_VALUE
                            : JsonErrorCode.TYPE_MISMATCH);
        }
    }

    @Test
    void nonNullMembersAreNotWrittenAsNull() {
        Compiled type = compileNulls(
                "@JsonCodec class T { @JsonSetter(nulls = FAIL, contentNulls = FAIL) public List<String> tags;"
                        + " @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = FAIL) public String name; }");

        Object empty = type.read("{}");
        assertThatThrownBy(() -> type.write(empty))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("tags is null, which its type does not allow");
        assertThat(type.roundTrip("{\"tags\":[\"a\"]}")).isEqualTo("{\"tags\":[\"a\"]}");
    }

    /** Such a document would be read as null, and rejected. */
    @Test
    void nonNullMembersAreNotWrittenAsJsonNull() throws ReflectiveOperationException {
        Compiled type = compileNulls(
                "@JsonCodec record T(@JsonSetter(nulls = FAIL) dev.burin.JsonValue tree, @JsonSetter(nulls = FAIL) RawJson raw,"
                        + " @JsonSetter(nulls = FAIL) Object any, @JsonSetter(contentNulls = FAIL) List<Object> all,"
                        + " @JsonSetter(nulls = FAIL) Presence<RawJson> there) {"
                        + " static T of(int which, Object x) { return new T("
                        + " which == 0 ? (dev.burin.JsonValue) x : new dev.burin.JsonString(\"s\"), which == 1 ? (RawJson) x : RawJson.of(\"1\"),"
                        + " which == 2 ? x : \"null\", which == 3 ? List.of(x) : List.of(Optional.of(1)),"
                        + " Presence.of(which == 4 ? (RawJson) x : RawJson.of(\"\\\"null\\\"\"))); } }");

        assertThat(type.roundTrip(
                        "{\"tree\":[null],\"raw\":\"null\",\"any\":\"null\",\"all\":[[null]],\"there\":[null]}"))
                .isEqualTo("{\"tree\":[null],\"raw\":\"null\",\"any\":\"null\",\"all\":[[null]],\"there\":[null]}");
        Method of = type.type("T").getDeclaredMethod("of", int.class, Object.class);
        of.setAccessible(true);
        List<List<Object>> nulls = List.of(
                List.of(JsonNull.NULL),
                List.of(RawJson.of(" null ")),
                List.of(JsonNull.NULL, RawJson.of("null"), Optional.empty(), Optional.of(JsonNull.NULL)),
                List.of(JsonNull.NULL, RawJson.of("null"), Optional.empty()),
                List.of(RawJson.of("null")));
        for (int i = 0; i < nulls.size(); i++) {
            for (Object one : nulls.get(i)) {
                Object value = of.invoke(null, i, one);

                assertThatThrownBy(() -> type.write(value))
                        .isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                                .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                        .hasMessageContaining("is null, which its type does not allow");
            }
        }
    }

    @Test
    void nullIsNotPassedToAConstructorThatForbidsIt() {
        Compiled type = compileNulls(
                "@JsonCodec record T(@JsonSetter(nulls = FAIL) String a, @JsonSetter(nulls = FAIL) int b) {}");

        assertRejected(type, "{\"b\":1}", JsonErrorCode.MISSING_MEMBER);
        assertThat(type.roundTrip("{\"a\":\"x\"}")).isEqualTo("{\"a\":\"x\",\"b\":0}");
    }

    @Test
    void boxesInContainersMayBeNull() {
        Compiled type = compileNulls("@JsonCodec record T(Map<String, Boolean> map, List<Integer> list) {}");

        String json = "{\"map\":{\"a\":false,\"b\":null},\"list\":[null,1]}";
        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void nullIsLeftOut() {
        Compiled type = compileNulls("""
                @JsonCodec class T {
                    @JsonSetter(nulls = SKIP) public String a = "x";
                    @JsonSetter(nulls = SKIP) public int b = 7;
                    private Optional<String> c = Optional.of("c");
                    @JsonSetter(nulls = SKIP) public Optional<String> getC() { return c; }
                    public void setC(Optional<String> c) { this.c = c.map(text -> text + "!"); }
                    @JsonSetter(nulls = SKIP) public List<String> d = List.of("d"); }
                """);

        assertThat(type.roundTrip("{\"a\":null,\"b\":null,\"c\":null,\"d\":null}"))
                .isEqualTo("{\"a\":\"x\",\"b\":7,\"c\":\"c\",\"d\":[\"d\"]}");
        assertThat(type.roundTrip("{\"a\":\"y\",\"b\":1,\"c\":\"z\",\"d\":[]}"))
                .isEqualTo("{\"a\":\"y\",\"b\":1,\"c\":\"z!\",\"d\":[]}");
        assertRejected(type, "{\"a\":null,\"a\":\"y\"}", JsonErrorCode.DUPLICATE_NAME);
        assertRejected(type, "{\"a\":nul}", JsonErrorCode.UNEXPECTED_BYTE);
    }

    @Test
    void fieldsAreUnchangedWhereNullIsSkipped() {
        Compiled type = compileNulls("@JsonCodec class T { @JsonSetter(nulls = SKIP) public String a = \"x\";"
                + " @JsonSetter(nulls = SKIP) public long b = 7; public String c; }");

        assertThat(type.roundTrip("{\"a\":null,\"b\":null,\"c\":\"c\"}"))
                .isEqualTo("{\"a\":\"x\",\"b\":7,\"c\":\"c\"}");
        assertThat(type.roundTrip("{\"a\":\"\",\"b\":0,\"c\":null}")).isEqualTo("{\"a\":\"\",\"b\":0,\"c\":null}");
    }

    @Test
    void aSkippedNullOfARequiredMemberIsRejected() {
        Compiled type = compileNulls(
                "@JsonCodec record T(@JsonProperty(required = true) @JsonSetter(nulls = SKIP) String a, @JsonSetter(nulls = SKIP) int b) {}");

        assertRejected(type, "{\"a\":null}", JsonErrorCode.TYPE_MISMATCH);
        assertThat(type.roundTrip("{\"a\":\"x\",\"b\":null}")).isEqualTo("{\"a\":\"x\",\"b\":0}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Map<String, String> | k | k",
                "Map<String, String> | k | \\u006b",
                "SortedMap<java.math.BigDecimal, String> | 1.0 | 1.00",
                "ConcurrentMap<Integer, String> | 7 | 7",
                "EnumMap<Thread.State, String> | NEW | NEW",
                "Map<URI, String> | urn:a:b | urn:a:b",
            })
    void duplicateKeysAreRejectedEvenWhereTheirNullIsSkipped(String map, String key, String again) {
        Compiled type = compileNulls("@JsonCodec record T(@JsonSetter(contentNulls = SKIP) " + map + " it) {}");

        assertThat(type.roundTrip("{\"it\":{\"" + key + "\":null}}")).isEqualTo("{\"it\":{}}");
        assertThat(type.roundTrip("{\"it\":{\"" + key + "\":\"v\"}}")).contains("v");
        for (String values : new String[] {"null null", "null \"v\"", "\"v\" null", "\"v\" \"w\""}) {
            String document =
                    "{\"it\":{\"%s\":%s,\"%s\":%s}}".formatted(key, values.split(" ")[0], again, values.split(" ")[1]);
            assertRejected(type, document, JsonErrorCode.DUPLICATE_NAME);
        }
    }

    @Test
    void theLastOfTwoValuesThatIsNotNullWins() {
        Compiled type = compileNulls("""
                @JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record T(@JsonSetter(nulls = SKIP) String a, @JsonSetter(contentNulls = SKIP) Map<String, String> b) {}
                """);

        assertThat(type.roundTrip("{\"a\":\"x\",\"a\":null,\"b\":{\"k\":\"v\",\"k\":null}}"))
                .isEqualTo("{\"a\":\"x\",\"b\":{\"k\":\"v\"}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "String | \"\"",
                "CharSequence | \"\"",
                "StringBuilder | \"\"",
                "Integer | 0",
                "Byte | 0",
                "Long | 0",
                "Float | 0.0",
                "Double | 0.0",
                "Boolean | false",
                "int | 0",
                "boolean | false",
                "long | 0",
                "BigDecimal | 0",
                "List<String> | []",
                "Deque<List<Integer>> | []",
                "EnumSet<Thread.State> | []",
                "Map<String, Integer> | {}",
                "EnumMap<Thread.State, String> | {}",
                "int[] | []",
                "String[][] | []",
                "Optional<String> | null",
                "byte[] | \"\"",
                "CopyOnWriteArrayList<String> | []",
            })
    void nullIsEmpty(String type, String empty) {
        Compiled compiled = compileNulls("@JsonCodec record T(@JsonSetter(nulls = AS_EMPTY) " + type + " a) {}");
        Compiled bean = compileNulls("@JsonCodec class T { @JsonSetter(nulls = AS_EMPTY) public " + type + " a; }");

        assertThat(compiled.roundTrip("{\"a\":null}")).isEqualTo("{\"a\":" + empty + "}");
        assertThat(compiled.roundTrip("{}")).isEqualTo("{\"a\":" + empty + "}");
        assertThat(bean.roundTrip("{\"a\":null}")).isEqualTo("{\"a\":" + empty + "}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SET | List<String> | [\"a\",null] | [\"a\",null]",
                "SKIP | List<String> | [\"a\",null,null] | [\"a\"]",
                "AS_EMPTY | List<String> | [\"a\",null] | [\"a\",\"\"]",
                "AS_EMPTY | List<List<String>> | [[null],null] | [[null],[]]",
                "SKIP | String[] | [null,\"a\"] | [\"a\"]",
                "AS_EMPTY | Integer[] | [null,1] | [0,1]",
                "SKIP | int[][] | [null,[1]] | [[1]]",
                "SKIP | Map<String, Integer> | {\"a\":null,\"b\":1} | {\"b\":1}",
                "AS_EMPTY | Map<Long, Integer> | {\"1\":null} | {\"1\":0}",
                "SKIP | TreeSet<String> | [null,\"a\"] | [\"a\"]",
                "SKIP | Set<URI> | [null,\"a\"] | [\"a\"]",
                "SKIP | ConcurrentMap<String, String> | {\"a\":null} | {}",
            })
    void nullsInContainersFollowTheirPolicy(String policy, String type, String json, String read) {
        Compiled compiled =
                compileNulls("@JsonCodec record T(@JsonSetter(contentNulls = " + policy + ") " + type + " a) {}");

        assertThat(compiled.roundTrip("{\"a\":" + json + "}")).isEqualTo("{\"a\":" + read + "}");
        assertThat(compiled.roundTrip("{\"a\":null}")).isEqualTo("{\"a\":null}");
    }

    @ParameterizedTest
    @CsvSource({"List<String>,[null]", "Integer[],[null]", "Map<String Object>,{\"a\":null}", "Set<UUID>,[null]"})
    void nullsInContainersAreRejected(String type, String json) {
        Compiled compiled = compileNulls(
                "@JsonCodec record T(@JsonSetter(contentNulls = FAIL) " + type.replace(" ", ", ") + " a) {}");

        assertRejected(
                compiled,
                "{\"a\":" + json + "}",
                type.contains("Object") ? JsonErrorCode.INVALID_VALUE : JsonErrorCode.TYPE_MISMATCH);
        assertThat(compiled.roundTrip("{\"a\":null}")).isEqualTo("{\"a\":null}");
    }

    @Test
    void nullIsZeroWhereTheTypeSaysSo() {
        Compiled type = compileNulls("""
                @JsonCodec(nullForPrimitive = JsonCodec.NullForPrimitive.DEFAULT) record T(int a, boolean b, char c, @JsonSetter(nulls = FAIL) long d, Integer e, double f) {}
                """);

        assertThat(type.roundTrip("{\"a\":null,\"b\":null,\"c\":null,\"d\":1,\"e\":null,\"f\":null}"))
                .isEqualTo("{\"a\":0,\"b\":false,\"c\":\"\\u0000\",\"d\":1,\"e\":null,\"f\":0.0}");
        assertRejected(type, "{\"d\":null}", JsonErrorCode.TYPE_MISMATCH);
    }

    @Test
    void nullsOfUnwrappedMembersAndOfBuildersFollowTheirPolicy() {
        Compiled type = compileNulls("""
                @JsonCodec record T(@JsonUnwrapped Inner in, @JsonAny Map<String, String> rest) {}
                class Inner { @JsonSetter(nulls = SKIP) public String class$ = "x"; @JsonSetter(nulls = SKIP) public int größe = 3; }
                """);
        Compiled built = compileNulls("""
                @JsonCodec class B { private final String a; private B(Builder b) { a = b.a; }
                    public String getA() { return a; } public static Builder builder() { return new Builder(); }
                    public static class Builder { private String a = "x";
                        @JsonSetter(nulls = SKIP) public Builder a(String a) { this.a = a; return this; }
                        public B build() { return new B(this); } } }
                """);

        assertThat(type.roundTrip("{\"class$\":null,\"größe\":null,\"more\":\"m\"}"))
                .isEqualTo("{\"class$\":\"x\",\"größe\":3,\"more\":\"m\"}");
        assertThat(built.roundTrip("{\"a\":null}")).isEqualTo("{\"a\":\"x\"}");
        assertThat(built.roundTrip("{\"a\":\"y\"}")).isEqualTo("{\"a\":\"y\"}");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 500})
    void anyNumberOfMembersMayBeLeftOut(int count) {
        String fields = IntStream.range(0, count)
                .mapToObj(i -> "@JsonSetter(nulls = SKIP) public Integer m" + i + " = " + i + ";")
                .collect(Collectors.joining("\n    "));
        Compiled type = compileNulls("@JsonCodec class T {\n    " + fields + " }");
        String nulls =
                IntStream.range(0, count).mapToObj(i -> "\"m" + i + "\":null").collect(Collectors.joining(","));
        String numbers =
                IntStream.range(0, count).mapToObj(i -> "\"m" + i + "\":" + i).collect(Collectors.joining(","));

        assertThat(type.roundTrip("{" + nulls + "}")).isEqualTo("{" + numbers + "}");
    }

    @Test
    void elementsThatRepresentMembersMayBeLeftOut() {
        Compiled type = compileNulls(
                "@JsonCodec(shape = JsonCodec.Shape.ARRAY) class T { @JsonSetter(nulls = SKIP) public Integer a = 1;"
                        + " @JsonSetter(nulls = SKIP) public int b = 2; @JsonSetter(nulls = FAIL) public String c = \"c\"; }");

        assertThat(type.roundTrip("[null,null]")).isEqualTo("[1,2,\"c\"]");
        assertThat(type.roundTrip("[3,4,\"d\"]")).isEqualTo("[3,4,\"d\"]");
        assertRejected(type, "[1,1,null]", JsonErrorCode.TYPE_MISMATCH);
    }
}
