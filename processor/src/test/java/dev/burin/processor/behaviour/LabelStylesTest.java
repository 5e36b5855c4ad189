package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.processor.plan.Collisions;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Labels in a property of the subtype, labels in a wrapper around it, and labels in several spellings. */
class LabelStylesTest {
    private static final String TYPES = """
            @JsonCodec @JsonTypeInfo(style = JsonTypeInfo.Style.%s) sealed interface Shape permits Circle, Square, Text, Level {}
            @JsonAlias({"round", "o\u00e9\\""}) record Circle(double radius, Shape inner) implements Shape {}
            @JsonTypeName("sq \\"1\\"") record Square() implements Shape {}
            record Text(@JsonValue String text) implements Shape {}
            @JsonCodec enum Level implements Shape { LOW, HIGH }
            """;

    private static final String EXISTING = """
            @JsonCodec @JsonTypeInfo(property = "kind", style = JsonTypeInfo.Style.EXISTING)
                sealed interface Shape permits Circle, Square, Dot {}
            @JsonTypeName("circle") @JsonAlias("round") record Circle(double radius, String kind) implements Shape {}
            @JsonTypeName("SQUARE") record Square(int side, Kind kind) implements Shape {}
            enum Kind { SQUARE, OTHER }
            @JsonTypeName("dot") final class Dot implements Shape { public int x;
                @JsonProperty(access = JsonProperty.Access.READ_ONLY) public String getKind() { return "dot"; } }
            """;

    static Compiled compile(String types) {
        return Compiled.compile(Compiled.files(types));
    }

    private static Compiled wrapped(String style) {
        return compile(String.format(Locale.ROOT, TYPES, style));
    }

    static void assertRejected(Compiled type, String json, JsonErrorCode code) {
        assertThatThrownBy(() -> type.read(json)).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                .isEqualTo(code));
    }

    // ---- wrappers

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"Circle\":{\"radius\":1.5,\"inner\":{\"Circle\":{\"radius\":0.5,\"inner\":null}}}}",
                "{\"sq \\\"1\\\"\":{}}",
                "{\"Text\":\"a\"}",
                "{\"Level\":\"HIGH\"}"
            })
    void anObjectWrapperHoldsTheLabel(String json) {
        assertThat(wrapped("WRAPPER_OBJECT").roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[\"Circle\",{\"radius\":1.5,\"inner\":[\"Circle\",{\"radius\":0.5,\"inner\":null}]}]",
                "[\"sq \\\"1\\\"\",{}]",
                "[\"Text\",\"a\"]",
                "[\"Level\",\"HIGH\"]"
            })
    void anArrayWrapperHoldsTheLabel(String json) {
        assertThat(wrapped("WRAPPER_ARRAY").roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "WRAPPER_OBJECT | ' { \"Level\" : \"LOW\" } '",
                "WRAPPER_OBJECT | '{\"\\u004cevel\":\"LOW\"}'",
                "WRAPPER_ARRAY | ' [ \"Level\" , \"LOW\" ] '",
                "WRAPPER_ARRAY | '[\"Leve\\u006C\",\"LOW\"]'"
            })
    void wrappersAreReadInAnySpelling(String style, String json) {
        Compiled type = wrapped(style);

        assertThat(type.write(type.read(json)))
                .isEqualTo(style.equals("WRAPPER_OBJECT") ? "{\"Level\":\"LOW\"}" : "[\"Level\",\"LOW\"]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Circle", "round", "o\u00e9\\\"", "\\u0072ound"})
    void aliasesOfASubtypeAreReadAndTheLabelIsWritten(String label) {
        String content = "{\"radius\":1.0,\"inner\":null}";

        assertThat(wrapped("WRAPPER_OBJECT").roundTrip("{\"" + label + "\":" + content + "}"))
                .isEqualTo("{\"Circle\":" + content + "}");
        assertThat(wrapped("WRAPPER_ARRAY").roundTrip("[\"" + label + "\"," + content + "]"))
                .isEqualTo("[\"Circle\"," + content + "]");
        assertThat(compile(TYPES.formatted("PROPERTY")
                                .replace(", Text, Level", "")
                                .replaceAll("(?m)^(rec.*Text|@JsonCodec enum).*\n", ""))
                        .roundTrip("{\"radius\":1.0,\"@type\":\"" + label + "\"}"))
                .isEqualTo("{\"@type\":\"Circle\",\"radius\":1.0,\"inner\":null}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "{}                                   | MISSING_MEMBER",
                "{\"level\":\"LOW\"}                  | INVALID_VALUE",
                "{\"\":\"LOW\"}                       | INVALID_VALUE",
                "{\"Level\":\"LOW\",\"Level\":\"LOW\"} | UNKNOWN_NAME",
                "{\"Level\":\"LOW\",\"x\":1}          | UNKNOWN_NAME",
                "{\"Level\":\"no\"}                   | INVALID_VALUE",
                "{\"Level\":null}                     | TYPE_MISMATCH",
                "{\"Circle\":null}                    | TYPE_MISMATCH",
                "{\"Circle\":[]}                      | TYPE_MISMATCH",
                "[\"Level\",\"LOW\"]                  | TYPE_MISMATCH",
                "\"LOW\"                              | TYPE_MISMATCH",
                "null                                 | TYPE_MISMATCH",
                "{\"Level\"}                          | UNEXPECTED_BYTE",
                "{\"Level\":\"LOW\"                   | UNEXPECTED_END",
                "{\"Level\":                          | UNEXPECTED_END",
                "{\"Level                             | UNEXPECTED_END",
                "{\"Level\":\"LOW\",}                 | UNEXPECTED_BYTE",
                "{Level:\"LOW\"}                      | UNEXPECTED_BYTE"
            })
    void anObjectThatIsNotAWrapperIsRejected(String json, JsonErrorCode code) {
        assertRejected(wrapped("WRAPPER_OBJECT"), json, code);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "[]                                   | MISSING_MEMBER",
                "[\"Level\"]                          | MISSING_MEMBER",
                "[\"level\",\"LOW\"]                  | INVALID_VALUE",
                "[\"Level\",\"LOW\",\"LOW\"]          | INVALID_VALUE",
                "[\"Level\",\"no\"]                   | INVALID_VALUE",
                "[\"Level\",null]                     | TYPE_MISMATCH",
                "[null,\"LOW\"]                       | TYPE_MISMATCH",
                "[1,\"LOW\"]                          | TYPE_MISMATCH",
                "[[\"Level\",\"LOW\"]]                | TYPE_MISMATCH",
                "{\"Level\":\"LOW\"}                  | TYPE_MISMATCH",
                "[\"Level\" \"LOW\"]                  | UNEXPECTED_BYTE",
                "[\"Level\",]                         | UNEXPECTED_BYTE",
                "[\"Level\",\"LOW\",]                 | INVALID_VALUE",
                "[\"Level\",\"LOW\"                   | UNEXPECTED_END"
            })
    void anArrayThatIsNotAWrapperIsRejected(String json, JsonErrorCode code) {
        assertRejected(wrapped("WRAPPER_ARRAY"), json, code);
    }

    @Test
    void errorsInAWrapperAreReportedAtTheirPlace() {
        assertThatThrownBy(() -> wrapped("WRAPPER_OBJECT").read("{\"Circle\":{\"inner\":{\"Oval\":{}}}}"))
                .hasMessage("The member name \"Oval\" is not one of Circle, sq \"1\", Text, Level, at "
                        + "$.Circle.inner.Oval (line 1, column 21).");
        assertThatThrownBy(() -> wrapped("WRAPPER_ARRAY").read("[\"Circle\",{\"inner\":[\"Oval\",{}]}]"))
                .hasMessage("Expected one of Circle, sq \"1\", Text, Level but found \"Oval\", at "
                        + "$[1].inner[0] (line 1, column 21).");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "WRAPPER_OBJECT | {\"Circle\":{\"inner\": | null | }}",
                "WRAPPER_ARRAY | [\"Circle\",{\"inner\": | null | }]"
            })
    void wrappersCountTowardsTheDepth(String style, String open, String inside, String close) {
        Compiled type = wrapped(style);

        String deepest = open.repeat(256) + inside + close.repeat(256);
        assertThat(type.roundTrip(deepest)).isEqualTo(type.write(type.read(type.roundTrip(deepest))));
        assertRejected(type, open.repeat(257) + inside + close.repeat(257), JsonErrorCode.DEPTH_LIMIT);
        assertRejected(type, open.repeat(100_000), JsonErrorCode.DEPTH_LIMIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"WRAPPER_OBJECT", "WRAPPER_ARRAY"})
    void wrappersArePresentWhereASubtypeIsTheDeclaredType(String style) {
        Compiled type = compile("@JsonCodec record Box(Level level, List<Text> texts, Map<String, Square> squares) {}\n"
                + TYPES.formatted(style));
        String json = "{\"level\":{\"Level\":\"LOW\"},\"texts\":[{\"Text\":\"a\"},null],"
                + "\"squares\":{\"s\":{\"sq \\\"1\\\"\":{}}}}";
        String array = "{\"level\":[\"Level\",\"LOW\"],\"texts\":[[\"Text\",\"a\"],null],"
                + "\"squares\":{\"s\":[\"sq \\\"1\\\"\",{}]}}";

        String expected = style.equals("WRAPPER_OBJECT") ? json : array;
        assertThat(type.roundTrip(expected)).isEqualTo(expected);
        assertThatThrownBy(() -> type.read(expected.replace("Text", "Level")))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_VALUE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"WRAPPER_OBJECT", "WRAPPER_ARRAY", "PROPERTY"})
    void manySubtypesAndLabelsWithEqualHashesAreDistinguished(String style) {
        int count = 70;
        String types = "@JsonCodec @JsonTypeInfo(style = JsonTypeInfo.Style." + style
                + ") sealed interface Many permits Z1, Z2, "
                + IntStream.range(0, count).mapToObj(i -> "T" + i).collect(Collectors.joining(", ")) + " {}\n"
                + "@JsonTypeName(\"" + Collisions.PAIR.get(0) + "\") record Z1(int x) implements Many {}\n"
                + "@JsonTypeName(\"" + Collisions.PAIR.get(1) + "\") record Z2(int x) implements Many {}\n"
                + IntStream.range(0, count)
                        .mapToObj(i -> "record T" + i + "(int x) implements Many {}")
                        .collect(Collectors.joining("\n"));
        Compiled type = compile(types);

        for (String label : IntStream.range(-2, count)
                .mapToObj(i -> i < 0 ? Collisions.PAIR.get(-1 - i) : "T" + i)
                .toList()) {
            String json =
                    switch (style) {
                        case "WRAPPER_OBJECT" -> "{\"" + label + "\":{\"x\":1}}";
                        case "WRAPPER_ARRAY" -> "[\"" + label + "\",{\"x\":1}]";
                        default -> "{\"@type\":\"" + label + "\",\"x\":1}";
                    };
            assertThat(type.roundTrip(json)).isEqualTo(json);
        }
    }

    // ---- in a property of the subtype

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"radius\":1.5,\"kind\":\"circle\"}",
                "{\"radius\":1.5,\"kind\":\"round\"}",
                "{\"side\":2,\"kind\":\"SQUARE\"}"
            })
    void aPropertyKeepsTheLabel(String json) {
        assertThat(compile(EXISTING).roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aGetterMayReturnTheLabel() {
        Compiled type = compile(EXISTING);

        assertThat(type.roundTrip("{\"x\":3,\"kind\":\"dot\"}")).contains("\"kind\":\"dot\"", "\"x\":3");
        assertRejected(type, "{\"kind\":\"dot\",\"kind\":\"circle\"}", JsonErrorCode.DUPLICATE_NAME);
        assertThatThrownBy(() -> type.codec("DotCodec").fromJson("{\"kind\":\"circle\"}"))
                .hasMessageContaining("Expected \"dot\" but found \"circle\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"kind\":\"circle\",\"kind\":\"circle\"}", "{\"kind\":\"circle\",\"\\u006bind\":\"SQUARE\"}"})
    void aDuplicateLabelIsRejected(String json) {
        assertRejected(compile(EXISTING), json, JsonErrorCode.DUPLICATE_NAME);
        Compiled lastWins = compile(
                EXISTING.replace("record Circle", "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record Circle"));
        if (json.contains("SQUARE")) {
            assertRejected(lastWins, json, JsonErrorCode.INVALID_VALUE);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"radius\":1}          | MISSING_MEMBER",
                "{\"kind\":null}         | TYPE_MISMATCH",
                "{\"kind\":1}            | TYPE_MISMATCH",
                "{\"kind\":\"Circle\"}   | INVALID_VALUE",
                "{\"kind\":\"OTHER\"}    | INVALID_VALUE"
            })
    void aPropertyWithoutAValidLabelIsRejected(String json, JsonErrorCode code) {
        assertRejected(compile(EXISTING), json, code);
    }

    @Test
    void theLabelOfAnotherSubtypeIsNeitherReadNorWritten() throws ReflectiveOperationException {
        Compiled type = compile(EXISTING);
        var circle = type.type("Circle").getDeclaredConstructor(double.class, String.class);
        circle.setAccessible(true);

        assertThatThrownBy(() -> type.codec("CircleCodec").fromJson("{\"radius\":1,\"kind\":\"SQUARE\"}"))
                .hasMessage("Expected \"circle\" or \"round\" but found \"SQUARE\", at $.kind (line 1, column 20).");
        for (String wrong : new String[] {"SQUARE", "", "circles", null}) {
            Object value = circle.newInstance(1, wrong);
            assertThatThrownBy(() -> type.write(value))
                    .hasMessageContaining("The property of Circle that tells it from other types has to be \"circle\"")
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
        }
        assertThat(type.write(circle.newInstance(1, "round"))).isEqualTo("{\"radius\":1.0,\"kind\":\"round\"}");
    }

    @Test
    void aLabelWithEscapesIsRecognisedWhenItIsWritten() {
        Compiled type = compile("""
                @JsonCodec @JsonTypeInfo(style = JsonTypeInfo.Style.EXISTING) @JsonInclude(JsonInclude.Include.NON_EMPTY)
                    sealed interface Shape permits Circle, Empty {}
                @JsonTypeName("a\\n\\t\u00e9\\"") record Circle(@JsonProperty("@type") String type) implements Shape {}
                @JsonTypeName("") @JsonInclude(JsonInclude.Include.NON_EMPTY) record Empty(@JsonProperty("@type") String type)
                    implements Shape {}
                """);

        assertThat(type.roundTrip("{\"@type\":\"a\\u000A\\t\\u00E9\\\"\"}"))
                .isEqualTo("{\"@type\":\"a\\n\\t\u00e9\\\"\"}");
        assertThat(type.roundTrip("{\"@type\":\"\"}")).isEqualTo("{\"@type\":\"\"}");
    }

    @Test
    void existingPropertiesOfAFallbackKeepTheLabel() {
        Compiled type = compile(EXISTING.replace("EXISTING)", "EXISTING, fallback = Other.class)")
                        .replace("Square, Dot {}", "Square, Dot, Other {}")
                + "record Other(@JsonInclude(JsonInclude.Include.ALWAYS) String kind, int n) implements Shape {}\n");

        assertThat(type.roundTrip("{\"n\":1,\"kind\":\"?\"}")).isEqualTo("{\"kind\":\"?\",\"n\":1}");
        assertThat(type.roundTrip("{\"n\":1}")).isEqualTo("{\"n\":1}");
        assertRejected(type, "{\"n\":1,\"kind\":null}", JsonErrorCode.TYPE_MISMATCH);
    }

    /** Otherwise the property would be null, and the value that was read could not be written. */
    @Test
    void aLabelPropertyIsRequiredWhereAConstructorTakesIt() {
        Compiled holder = Compiled.compile(
                "@JsonCodec record Holder(Pop pop, Rock rock) {}",
                "@JsonCodec @JsonTypeInfo(property = \"kind\", style = JsonTypeInfo.Style.EXISTING)"
                        + " sealed interface Song permits Pop, Rock {}",
                "record Pop(String kind, int year) implements Song {}",
                "final class Rock implements Song { public String kind = \"Rock\"; public int year; }");

        assertRejected(holder, "{\"pop\":{\"year\":1}}", JsonErrorCode.MISSING_MEMBER);
        assertThat(holder.roundTrip("{\"pop\":{\"kind\":\"Pop\",\"year\":1},\"rock\":{\"year\":2}}"))
                .isEqualTo("{\"pop\":{\"kind\":\"Pop\",\"year\":1},\"rock\":{\"kind\":\"Rock\",\"year\":2}}");
    }
}
