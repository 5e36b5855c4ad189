package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that match regardless of the case of their ASCII letters. */
class CaseTest {
    private static final String INSENSITIVE = "@JsonCodec(caseInsensitive = true) ";

    private static void assertRejected(Compiled type, String json, JsonErrorCode code) {
        assertThatThrownBy(() -> type.read(json))
                .isInstanceOfSatisfying(
                        JsonException.class, thrown -> assertThat(thrown.code()).isEqualTo(code));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"firstName\":\"Ann\",\"größe in cm\":170,\"x\":1}",
                "{\"FIRSTNAME\":\"Ann\",\"GRößE IN CM\":170,\"X\":1}",
                "{\"X\":1,\"gRößE iN cM\":170,\"firstname\":\"Ann\"}",
                "{\"nIck\":\"Ann\",\"größe in cm\":170,\"x\":1}",
                "{ \"\\u0046IRST\\u006eAME\" : \"Ann\", \"gr\\u00f6\\u00dfe IN cm\":170,\"\\u0058\":1}",
            })
    void namesMatchInAnyCase(String json) {
        Compiled type = compile(
                INSENSITIVE
                        + "record T(@JsonAlias(\"Nick\") String firstName, @JsonProperty(\"größe in cm\") int height, int x) {}");

        assertThat(type.roundTrip(json)).isEqualTo("{\"firstName\":\"Ann\",\"größe in cm\":170,\"x\":1}");
    }

    @Test
    void nonAsciiLettersAndOtherCharactersMustBeEqual() {
        Compiled type = compile("@JsonCodec(caseInsensitive = true, unknown = JsonCodec.Unknown.FAIL)"
                + " record T(@JsonProperty(\"ä@k\") int a, @JsonProperty(\"[z`\") int b) {}");

        assertRejected(type, "{\"Ä@k\":1}", JsonErrorCode.UNKNOWN_NAME);
        assertRejected(type, "{\"ä`k\":1}", JsonErrorCode.UNKNOWN_NAME);
        assertRejected(type, "{\"ä@\\u212a\":1}", JsonErrorCode.UNKNOWN_NAME); // the Kelvin sign, whose lower case is k
        assertRejected(type, "{\"{z`\":1}", JsonErrorCode.UNKNOWN_NAME);
        assertRejected(type, "{\"[z@\":1}", JsonErrorCode.UNKNOWN_NAME);
        assertThat(type.roundTrip("{\"ä@K\":1,\"[Z`\":2}")).isEqualTo("{\"ä@k\":1,\"[z`\":2}");
    }

    @Test
    void theSameNameInAnotherCaseIsADuplicate() {
        Compiled type = compile(INSENSITIVE + "record T(int id, @JsonProperty(required = true) String name) {}");
        Compiled last = compile(
                "@JsonCodec(caseInsensitive = true, duplicates = JsonCodec.Duplicates.LAST) record T(int id) {}");

        assertRejected(type, "{\"id\":1,\"ID\":2,\"name\":\"\"}", JsonErrorCode.DUPLICATE_NAME);
        assertRejected(type, "{\"NAME\":\"\",\"name\":\"\"}", JsonErrorCode.DUPLICATE_NAME);
        assertRejected(type, "{\"id\":1}", JsonErrorCode.MISSING_MEMBER);
        assertThat(last.roundTrip("{\"id\":1,\"ID\":2}")).isEqualTo("{\"id\":2}");
    }

    @Test
    void unknownMembersKeepTheirNamesWhichMustDifferFromThoseOfMembers() throws ReflectiveOperationException {
        Compiled type = compile(INSENSITIVE + "record T(int id, @JsonAny Map<String, Object> rest) {}");

        assertThat(type.roundTrip("{\"Other\":true,\"ID\":1,\"oTHER\":false}"))
                .isEqualTo("{\"id\":1,\"Other\":true,\"oTHER\":false}");
        var constructor = type.firstType().getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        Object hidden = constructor.newInstance(1, java.util.Map.of("Id", 2));
        assertThatThrownBy(() -> type.write(hidden)).isInstanceOf(JsonException.class);
    }

    @Test
    void classesUnwrappedMembersAndSubtypesMatchInAnyCase() {
        Compiled bean = compile(
                INSENSITIVE + "class T { @JsonUnwrapped public In in; public int class$; }",
                "class In { public String Text; }");
        Compiled sealed = compile(
                INSENSITIVE + "sealed interface Shape permits Circle {}",
                "record Circle(int radius) implements Shape {}");

        assertThat(bean.roundTrip("{\"tEXT\":\"a\",\"CLASS$\":1}")).isEqualTo("{\"Text\":\"a\",\"class$\":1}");
        assertThat(sealed.roundTrip("{\"@type\":\"Circle\",\"RADIUS\":1}"))
                .isEqualTo("{\"@type\":\"Circle\",\"radius\":1}");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 500})
    void anyNumberOfMembersMayMatch(int count) {
        String fields = IntStream.range(0, count)
                .mapToObj(i -> "public int memberNumber" + i + ";")
                .collect(Collectors.joining("\n    "));
        Compiled type = compile(INSENSITIVE + "class T {\n    " + fields + " }");
        String json = IntStream.range(0, count)
                .mapToObj(i -> "\"memberNumber" + i + "\":" + i)
                .collect(Collectors.joining(",", "{", "}"));

        assertThat(type.roundTrip(json.toUpperCase(Locale.ROOT))).isEqualTo(json);
        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PROPERTY", "EXISTING"})
    void discriminatorsAreFoundInAnyCaseByAllCodecs(String style) {
        String kind = style.equals("EXISTING") ? "String kind, " : "";
        Compiled type = compile(
                INSENSITIVE + "@JsonTypeInfo(property = \"kind\", style = JsonTypeInfo.Style." + style
                        + ") sealed interface Shape permits Circle, Square {}",
                "record Circle(" + kind + "int radius) implements Shape {}",
                "record Square(" + kind + "int side) implements Shape {}");
        Codec<Object> circles = type.codec("CircleCodec");

        for (String json : new String[] {
            "{\"RADIUS\":1,\"kind\":\"Circle\"}",
            "{\"KIND\":\"Circle\",\"RADIUS\":1}",
            " { \"radius\" : 1 , \"K\\u0069nd\" : \"Circle\" } "
        }) {
            assertThat(type.roundTrip(json)).isEqualTo("{\"kind\":\"Circle\",\"radius\":1}");
            assertThat(circles.toJson(circles.fromJson(json))).isEqualTo("{\"kind\":\"Circle\",\"radius\":1}");
        }
        assertRejected(type, "{\"KIND\":\"Square\",\"kind\":\"Circle\"}", JsonErrorCode.DUPLICATE_NAME);
        assertRejected(type, "{\"kind\":\"Circle\",\"Kind\":\"Circle\"}", JsonErrorCode.DUPLICATE_NAME);
        assertRejected(type, "{\"Kind\":\"circle\"}", JsonErrorCode.INVALID_VALUE); // labels are values, not names
        assertRejected(type, "{\"Kin\":\"Circle\",\"\u212aind\":\"Circle\"}", JsonErrorCode.MISSING_MEMBER);
        assertThatThrownBy(() -> circles.fromJson("{\"KIND\":\"Square\",\"radius\":1}"))
                .hasMessage("Expected \"Circle\" but found \"Square\", at $.KIND (line 1, column 9).");
        assertThatThrownBy(() -> type.read("{\"side\":2,\"KIND\":\"Cube\"}"))
                .hasMessage("Expected one of Circle, Square but found \"Cube\", at $.KIND (line 1, column 18).");
    }

    @Test
    void theFallbackIsForUnknownOrAbsentLabelsInAnyCase() {
        Compiled type = compile(
                INSENSITIVE + "@JsonTypeInfo(property = \"kind\", fallback = Other.class)"
                        + " sealed interface Shape permits Circle, Other {}",
                "record Circle(int radius) implements Shape {}",
                "record Other(String kind, int radius) implements Shape {}");

        assertThat(type.roundTrip("{\"radius\":1,\"KIND\":\"Circle\"}"))
                .isEqualTo("{\"kind\":\"Circle\",\"radius\":1}");
        assertThat(type.read("{\"radius\":1,\"KIND\":\"Cube\"}")).hasToString("Other[kind=Cube, radius=1]");
        assertThat(type.read("{\"radius\":1}")).hasToString("Other[kind=null, radius=1]");
    }

    @Test
    void caseSensitiveSubtypesNeedTheExactDiscriminatorName() {
        Compiled type = compile(
                INSENSITIVE + "@JsonTypeInfo(property = \"kind\") sealed interface Shape permits Circle, Square {}",
                "@JsonCodec(caseInsensitive = false, unknown = JsonCodec.Unknown.FAIL) record Circle(int radius) implements Shape {}",
                "record Square(int side) implements Shape {}");

        assertThat(type.roundTrip("{\"kind\":\"Circle\",\"radius\":1}"))
                .isEqualTo("{\"kind\":\"Circle\",\"radius\":1}");
        assertRejected(type, "{\"KIND\":\"Circle\",\"radius\":1}", JsonErrorCode.UNKNOWN_NAME);
    }

    @Test
    void namesAreCaseSensitiveByDefault() {
        Compiled type = compile("@JsonCodec record T(int id, int ID) {}");

        assertThat(type.roundTrip("{\"ID\":1,\"id\":2,\"Id\":3}")).isEqualTo("{\"id\":2,\"ID\":1}");
    }
}
