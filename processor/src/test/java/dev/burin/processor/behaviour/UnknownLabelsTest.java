package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.LabelStylesTest.assertRejected;
import static dev.burin.processor.behaviour.LabelStylesTest.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonSyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Unknown labels, with and without a fallback. */
class UnknownLabelsTest {
    private static final String FALLBACK = """
            @JsonCodec @JsonTypeInfo(fallback = Other.class) sealed interface Shape permits Circle, Other {}
            record Circle(int radius) implements Shape {}
            record Other(@JsonProperty("@type") String type, int size) implements Shape {}
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"@type\":\"Triangle\",\"size\":3}",
                "{\"@type\":\"circle\",\"size\":3}",
                "{\"@type\":\"\",\"size\":3}",
                "{\"@type\":\"Other\",\"size\":3}",
                "{\"size\":3}",
                "{\"@type\":\"Circle\",\"radius\":1}"
            })
    void aFallbackKeepsAnUnknownLabel(String json) {
        assertThat(compile(FALLBACK).roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aFallbackWithoutALabelPropertyWritesItsOwnLabel() {
        Compiled type = compile("""
                @JsonCodec @JsonTypeInfo(fallback = Other.class) sealed interface Shape permits Circle, Other {}
                record Circle(int radius) implements Shape {}
                @JsonAlias("old") record Other(int size) implements Shape {}
                """);

        for (String json : new String[] {
            "{\"size\":3,\"@type\":\"Triangle\"}",
            "{\"size\":3}",
            "{\"@type\":\"old\",\"size\":3}",
            "{\"@type\":\"Other\",\"size\":3}"
        }) {
            assertThat(type.roundTrip(json)).isEqualTo("{\"@type\":\"Other\",\"size\":3}");
        }
    }

    /** A fallback that keeps its label in {@code property}, if that is not empty, next to a circle with three labels. */
    private static Compiled fallback(String style, String property) {
        return compile("""
                @JsonCodec @JsonTypeInfo(fallback = Other.class, style = JsonTypeInfo.Style.%s, property = "kind")
                    sealed interface Shape permits Circle, Square, Other {}
                @JsonAlias({"round", "o\u00e9\\""}) record Circle(%s) implements Shape {}
                @JsonTypeName("sq") @JsonAlias("box") record Square(%s) implements Shape {}
                @JsonAlias("else") record Other(%s) implements Shape {}
                """.formatted(
                        style,
                        style.equals("EXISTING") ? "String kind" : "",
                        style.equals("EXISTING") ? "String kind" : "",
                        property));
    }

    @ParameterizedTest
    @CsvSource({
        "PROPERTY,Circle",
        "PROPERTY,round",
        "PROPERTY,o\u00e9\\\"",
        "PROPERTY,\\u0072ound",
        "PROPERTY,sq",
        "PROPERTY,box",
        "EXISTING,Circle",
        "EXISTING,box",
        "WRAPPER_OBJECT,Circle",
        "WRAPPER_OBJECT,box",
        "WRAPPER_OBJECT,\\u0072ound",
        "WRAPPER_ARRAY,Circle",
        "WRAPPER_ARRAY,box",
        "WRAPPER_ARRAY,\\u0062ox"
    })
    void aFallbackRejectsTheLabelsOfOtherSubtypes(String style, String label) {
        for (String property :
                style.startsWith("WRAPPER") ? new String[] {"int size"} : new String[] {"String kind", ""}) {
            if (style.equals("EXISTING") && property.isEmpty()) {
                continue;
            }
            Codec<Object> other = fallback(style, property).codec("OtherCodec");
            for (String known : new String[] {"else", "Other", "circle", ""}) {
                assertThat(other.toJson(other.fromJson(labelled(style, known))))
                        .contains(property.equals("String kind") ? known : "Other");
            }

            assertThatThrownBy(() -> other.fromJson(labelled(style, label)))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_VALUE))
                    .hasMessageMatching(
                            "Expected a label that no other type has but found .*|The member name .* is that of another type.*");
        }
    }

    @ParameterizedTest
    @CsvSource({"PROPERTY, null", "PROPERTY, 1", "EXISTING, null", "EXISTING, 1", "EXISTING, [\"?\"]"})
    void aFallbackRejectsALabelThatIsNotAString(String style, String label) {
        Compiled type = fallback(style, "String kind");

        for (Codec<Object> codec : List.of(type.codec(), type.codec("OtherCodec"))) {
            assertThatThrownBy(() -> codec.fromJson("{\"kind\":" + label + "}"))
                    .hasMessageStartingWith("Expected a string but found ")
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH));
        }
    }

    private static String labelled(String style, String label) {
        return switch (style) {
            case "WRAPPER_OBJECT" -> "{\"" + label + "\":{}}";
            case "WRAPPER_ARRAY" -> "[\"" + label + "\",{}]";
            default -> "{\"kind\":\"" + label + "\"}";
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"PROPERTY", "EXISTING"})
    void aFallbackThatHoldsTheLabelOfAnotherSubtypeIsNotWritten(String style) throws ReflectiveOperationException {
        Compiled type = fallback(style, "String kind");
        var other = type.type("Other").getDeclaredConstructor(String.class);
        other.setAccessible(true);

        for (String label : new String[] {"Circle", "round", "o\u00e9\"", "sq", "box"}) {
            Object value = other.newInstance(label);
            for (Codec<Object> codec : List.of(type.codec(), type.codec("OtherCodec"))) {
                assertThatThrownBy(() -> codec.toJson(value))
                        .hasMessageContaining(
                                "The property of Other that keeps its label must not have that of another type, at $.kind")
                        .isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                                .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
            }
        }
        for (String label : new String[] {"Other", "else", "", "a\\\"b"}) {
            assertThat(type.read(type.write(other.newInstance(label)))).isEqualTo(other.newInstance(label));
        }
        assertThat(type.write(other.newInstance((String) null))).isEqualTo("{}");
    }

    @Test
    void theFallbackOfAnIntermediateTypeRejectsTheLabelsOfAllSubtypes() {
        Compiled type = compile("""
                @JsonCodec sealed interface Event permits Login, Change {}
                record Login() implements Event {}
                @JsonCodec @JsonTypeInfo(fallback = OtherChange.class) sealed interface Change extends Event permits Rename, OtherChange {}
                record Rename() implements Change {}
                record OtherChange(@JsonProperty("@type") String type) implements Change {}
                """);

        assertThat(type.codec("ChangeCodec").fromJson("{\"@type\":\"Move\"}")).hasToString("OtherChange[type=Move]");
        assertThatThrownBy(() -> type.codec("ChangeCodec").fromJson("{\"@type\":\"Login\"}"))
                .hasMessageContaining("Expected a label that no other type has but found \"Login\"");
    }

    // ---- all errors

    private static List<String> errorPaths(String style, String json) {
        return compile("""
                @JsonCodec record Box(List<Shape> shapes) {}
                @JsonCodec @JsonTypeInfo(style = JsonTypeInfo.Style.%s, fallback = Other.class)
                    sealed interface Shape permits Circle, Square, Other {}
                record Circle(@JsonProperty(required = true) double radius) implements Shape {}
                record Square() implements Shape {}
                @JsonCodec(unknown = JsonCodec.Unknown.FAIL) record Other(@JsonProperty(required = true) int size)
                    implements Shape {}
                """.formatted(style))
                .codec()
                .tryFromJson(("{\"shapes\":" + json + "}").getBytes(StandardCharsets.UTF_8))
                .errors()
                .stream()
                .map(error -> error.path().replace("$.shapes", "") + " " + error.code())
                .toList();
    }

    @Test
    void allErrorsInObjectWrappersAreReported() {
        String json = """
                [{"Circle":{"radius":"x"}}, {}, {"Circle":{}}, {"Square":7}, {"Square":{},"x":1}, {"Circle":{"radius":1},
                 "Square":{}}, {}, {"Triangle":{"size":"x"}}, 7]""";

        assertThat(errorPaths("WRAPPER_OBJECT", json))
                .containsExactly(
                        "[0].Circle.radius TYPE_MISMATCH",
                        "[1] MISSING_MEMBER",
                        "[2].Circle MISSING_MEMBER",
                        "[3].Square TYPE_MISMATCH",
                        "[4].x UNKNOWN_NAME",
                        "[5].Square UNKNOWN_NAME",
                        "[6] MISSING_MEMBER",
                        "[7].Triangle.size TYPE_MISMATCH",
                        "[8] TYPE_MISMATCH");
    }

    @Test
    void allErrorsInArrayWrappersAreReported() {
        String json = """
                [["Circle",{"radius":"x"}], [], ["Circle",{}], ["Square",7], ["Square",{},1], ["Circle"],
                 [7,{"size":1}], ["Circle",{"radius":"x"},7], [], ["Triangle",{"size":"x"}], {}]""";

        assertThat(errorPaths("WRAPPER_ARRAY", json))
                .containsExactly(
                        "[0][1].radius TYPE_MISMATCH",
                        "[1] MISSING_MEMBER",
                        "[2][1] MISSING_MEMBER",
                        "[3][1] TYPE_MISMATCH",
                        "[4][2] INVALID_VALUE",
                        "[5] MISSING_MEMBER",
                        "[6][0] TYPE_MISMATCH",
                        "[7][1].radius TYPE_MISMATCH",
                        "[8] MISSING_MEMBER",
                        "[9][1].size TYPE_MISMATCH",
                        "[10] TYPE_MISMATCH");
    }

    @Test
    void theFallbackIsNotReadAfterARejectedLabel() {
        assertThat(errorPaths("PROPERTY", "[{\"@type\":7,\"radius\":\"x\"},{\"radius\":1}]"))
                .containsExactly("[0][\"@type\"] TYPE_MISMATCH", "[1].radius UNKNOWN_NAME", "[1] MISSING_MEMBER");
    }

    @Test
    void anUnknownLabelAfterOtherMembersIsSearchedForOnce() {
        Compiled type = compile("@JsonCodec sealed interface A permits B {}\nrecord B(A a) implements A {}");
        int depth = 23; // looking twice as often would exceed the limit
        String json = "{\"a\":".repeat(depth) + "{\"@type\":\"C\"}" + ",\"@type\":\"B\"}".repeat(depth);

        assertRejected(type, json, JsonErrorCode.INVALID_VALUE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"@type\":null}                               | TYPE_MISMATCH",
                "{\"@type\":1}                                  | TYPE_MISMATCH",
                "{\"@type\":\"a\",\"@type\":\"a\"}              | DUPLICATE_NAME",
                "{\"@type\":\"a\",\"@type\":\"Circle\"}         | DUPLICATE_NAME",
                "{\"@type\":\"Circle\",\"@type\":\"a\"}         | DUPLICATE_NAME",
                "{\"@type\":\"Circle\",\"radius\":\"a\"}        | TYPE_MISMATCH",
                "{\"@type\":\"a\",\"size\":\"a\"}               | TYPE_MISMATCH",
                "[]                                           | TYPE_MISMATCH",
                "null                                         | TYPE_MISMATCH"
            })
    void aFallbackDoesNotHideErrors(String json, JsonErrorCode code) {
        assertRejected(compile(FALLBACK), json, code);
        assertThatThrownBy(() -> compile(FALLBACK).read("{\"x\":01,\"@type\":\"a\"}"))
                .isInstanceOf(JsonSyntaxException.class);
    }

    @Test
    void theSearchForAbsentLabelsIsBounded() {
        Compiled type = compile(FALLBACK.replace("int size", "Shape inner"));

        assertThat(type.roundTrip("{\"inner\":".repeat(20) + "null" + "}".repeat(20)))
                .startsWith("{\"inner\":");
        assertRejected(type, "{\"inner\":".repeat(400) + "null" + "}".repeat(400), JsonErrorCode.LOOK_AHEAD_LIMIT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WRAPPER_OBJECT | {\"Triangle\":{\"size\":1}} | {\"Other\":{\"size\":1}}",
                "WRAPPER_ARRAY | [\"Triangle\",{\"size\":1}] | [\"Other\",{\"size\":1}]",
                "WRAPPER_ARRAY | [\"\",{\"size\":1}] | [\"Other\",{\"size\":1}]"
            })
    void wrappersHaveFallbacksToo(String style, String json, String written) {
        Compiled type = compile("""
                @JsonCodec @JsonTypeInfo(fallback = Other.class, style = JsonTypeInfo.Style.%s)
                    @JsonSubTypes(@JsonSubTypes.Type(Circle.class)) interface Shape {}
                record Circle(int radius) implements Shape {}
                record Other(int size) implements Shape {}
                """.formatted(style));

        assertThat(type.roundTrip(json)).isEqualTo(written);
        assertRejected(type, style.equals("WRAPPER_OBJECT") ? "{}" : "[]", JsonErrorCode.MISSING_MEMBER);
    }

    @Test
    void aFallbackAppliesToAbstractTypesThatItBelongsTo() {
        Compiled type = compile("""
                @JsonCodec record Both(Shape shape, Round round, Flat flat) {}
                @JsonCodec @JsonTypeInfo(fallback = Other.class) sealed interface Shape permits Round, Flat {}
                sealed interface Round extends Shape permits Circle, Other {}
                sealed interface Flat extends Shape permits Square {}
                record Circle(int r) implements Round {}
                record Other(int x) implements Round {}
                record Square(int s) implements Flat {}
                """);

        assertThat(type.roundTrip("{\"shape\":{\"@type\":\"?\",\"x\":1},\"round\":{\"x\":2},\"flat\":null}"))
                .isEqualTo("{\"shape\":{\"@type\":\"Other\",\"x\":1},\"round\":{\"@type\":\"Other\",\"x\":2},"
                        + "\"flat\":null}");
        assertRejected(type, "{\"flat\":{\"@type\":\"?\"}}", JsonErrorCode.INVALID_VALUE);
        assertRejected(type, "{\"flat\":{\"@type\":\"Other\"}}", JsonErrorCode.INVALID_VALUE);
    }
}
