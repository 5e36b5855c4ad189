package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.codegen.MemberName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a reader reads labels around values, labels that may be absent, and several labels of one type. */
class LabelWrapperTest {
    private static final MemberName TYPE = MemberName.of("@type");
    private static final MemberName DOG = MemberName.of("dog");
    private static final MemberName HOUND = MemberName.of("hound");
    private static final MemberName CAT = MemberName.of("cat");

    /** Allows one level of nesting, so that peeking twice goes too deep unless the first peek was undone. */
    private static JsonReader reader(String json) {
        byte[] bytes = json.getBytes(UTF_8);
        JsonOptions options = JsonOptions.DEFAULT.withLimits(new JsonLimits(1, 10, 10));
        return JsonReader.of(bytes, 0, bytes.length, options);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "{\"@type\":\"dog\"} ~ true",
                "{\"a\":1,\"@type\":\"dog\"} ~ true",
                "{\"a\":1} ~ false",
                "{} ~ false"
            })
    void aLabelMayBeAbsent(String json, boolean isPresent) {
        JsonReader in = reader(json);

        for (int times = 0; times < 2; times++) {
            assertThat(in.hasLabel(TYPE)).isEqualTo(isPresent);
            assertThat(isPresent && in.nameIs(DOG)).isEqualTo(isPresent);
        }
        in.skipValue();
        assertThat(in.endDocument("all")).isEqualTo("all");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"dog\"", "\"hound\"", " \"h\\u006fund\""})
    void eachOfSeveralLabelsIsRead(String json) {
        JsonReader in = reader(json);

        in.readLabel(DOG, HOUND);

        assertThat(in.endDocument("all")).isEqualTo("all");
    }

    @Test
    void aLabelThatIsNoneOfSeveralIsRejected() {
        assertThatThrownBy(() -> reader("\"cow\"").readLabel(DOG, HOUND))
                .hasMessageContaining("Expected \"dog\" or \"hound\" but found \"cow\"");
    }

    @Test
    void aPropertyThatHoldsTheLabelIsReadAgain() {
        JsonReader in = reader(" \"hound\"");

        in.requireLabel(DOG, HOUND);

        assertThat(in.endDocument(in.readString())).isEqualTo("hound");
        assertThatThrownBy(() -> reader("\"cow\"").requireLabel(DOG)).hasMessageContaining("Expected \"dog\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"hound\":1}", " { \"h\\u006fund\" : 1 } "})
    void theNameOfTheOnlyMemberIsTheLabel(String json) {
        JsonReader in = reader(json);
        for (int times = 0; times < 2; times++) {
            in.peekWrapperObject("Animal");

            assertThat(in.nameIs(HOUND)).isTrue();
            assertThat(in.nameIs(CAT)).isFalse();
        }
        in.enterWrapperObject(DOG, HOUND);
        int value = in.readInt();

        assertThat(in.endDocument(in.leaveWrapperObject(value))).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"dog\"", "\"h\\u006fund\""})
    void aFallbackRejectsTheLabelsOfOtherTypes(String label) {
        assertRejected(JsonErrorCode.INVALID_VALUE, 0, "Expected a label that no other type has", () -> reader(label)
                .readUnknownLabel(DOG, HOUND));
        assertRejected(JsonErrorCode.INVALID_VALUE, 0, "Expected a label that no other type has", () -> reader(label)
                .requireUnknownLabel(DOG, HOUND));
        assertRejected(JsonErrorCode.INVALID_VALUE, 1, "is that of another type", () -> reader("{" + label + ":1}")
                .enterUnknownWrapperObject(DOG, HOUND));
        assertRejected(JsonErrorCode.INVALID_VALUE, 1, "Expected a label that no other type has", () -> reader(
                        "[" + label + ",1]")
                .enterUnknownWrapperArray(DOG, HOUND));
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "1", "[\"cow\"]"})
    void theLabelOfAFallbackMustBeAString(String label) {
        assertRejected(JsonErrorCode.TYPE_MISMATCH, 0, "Expected a string", () -> reader(label)
                .requireUnknownLabel(DOG, HOUND));
    }

    @Test
    void aFallbackAcceptsAnyOtherLabel() {
        JsonReader in = reader("\"cow\"");
        in.readUnknownLabel(DOG, HOUND);
        assertThat(in.endDocument("all")).isEqualTo("all");

        JsonReader property = reader(" \"cow\"");
        property.requireUnknownLabel(DOG, HOUND);
        assertThat(property.endDocument(property.readString())).isEqualTo("cow");

        JsonReader object = reader("{\"cow\":1}");
        object.enterUnknownWrapperObject(DOG, HOUND);
        assertThat(object.endDocument(object.leaveWrapperObject(object.readInt())))
                .isEqualTo(1);

        JsonReader array = reader("[\"cow\",1]");
        array.enterUnknownWrapperArray(DOG, HOUND);
        assertThat(array.endDocument(array.leaveWrapperArray(array.readInt()))).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dog", "cow"})
    void anyNameIsAcceptedIfNoneIsGiven(String label) {
        JsonReader in = reader("{\"" + label + "\":1}");
        in.enterWrapperObject();

        assertThat(in.leaveWrapperObject(in.readInt())).isEqualTo(1);
    }

    @Test
    void theFirstOfSeveralLabelsIsAccepted() {
        JsonReader in = reader("{\"dog\":1}");
        in.enterWrapperObject(DOG, HOUND);

        assertThat(in.leaveWrapperObject(in.readInt())).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{} ~ MISSING_MEMBER ~ 0 ~ Expected an object with one member",
                "[] ~ TYPE_MISMATCH ~ 0 ~ Expected an object but found an array",
                "{\"cow\":1} ~ INVALID_VALUE ~ 1 ~ The member name \"cow\" is not \"dog\" or \"hound\"",
                "{\"dog\":1,\"cat\":2} ~ UNKNOWN_NAME ~ 9 ~ The member \"cat\" is one too many",
            })
    void otherWrapperObjectsAreRejected(String json, JsonErrorCode code, int offset, String message) {
        JsonReader in = reader(json);

        assertRejected(code, offset, message, () -> {
            in.enterWrapperObject(DOG, HOUND);
            in.leaveWrapperObject(in.readInt());
        });
    }

    @Test
    void wrapperObjectsWithoutAKnownLabelAreRejected() {
        assertRejected(
                JsonErrorCode.MISSING_MEMBER,
                0,
                "Expected an object with one member, whose name says what Animal it is",
                () -> reader("{}").peekWrapperObject("Animal"));
        assertThat(reader("{\"cow\":1}").unknownWrapperObject("cat, dog"))
                .hasMessageContaining("The member name \"cow\" is not one of cat, dog");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[\"hound\",1]", " [ \"h\\u006fund\" , 1 ] "})
    void theFirstOfTwoElementsIsTheLabel(String json) {
        JsonReader in = reader(json);
        for (int times = 0; times < 2; times++) {
            in.peekWrapperArray("Animal");

            assertThat(in.nameIs(HOUND)).isTrue();
        }
        in.enterWrapperArray(DOG, HOUND);

        assertThat(in.endDocument(in.leaveWrapperArray(in.readInt()))).isEqualTo(1);
    }

    @Test
    void anyStringIsAcceptedIfNoneIsGiven() {
        JsonReader in = reader("[\"cow\",1]");
        in.enterWrapperArray();

        assertThat(in.leaveWrapperArray(in.readInt())).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "[] ~ MISSING_MEMBER ~ 0 ~ Expected an array of the type and the value",
                "[\"dog\"] ~ MISSING_MEMBER ~ 0 ~ Expected an array of the type and the value",
                "{} ~ TYPE_MISMATCH ~ 0 ~ Expected an array but found an object",
                "[\"cow\",1] ~ INVALID_VALUE ~ 1 ~ Expected \"dog\" or \"hound\" but found \"cow\"",
                "[\"dog\",1,2] ~ INVALID_VALUE ~ 9 ~ Expected the end of the array, which says a type",
            })
    void otherWrapperArraysAreRejected(String json, JsonErrorCode code, int offset, String message) {
        JsonReader in = reader(json);

        assertRejected(code, offset, message, () -> {
            in.enterWrapperArray(DOG, HOUND);
            in.leaveWrapperArray(in.readInt());
        });
    }

    @Test
    void wrapperArraysWithoutAValueAreRejectedWhereTheyBegin() {
        JsonReader in = reader("  [\"dog\"]");

        assertRejected(
                JsonErrorCode.MISSING_MEMBER,
                2,
                "Expected an array of the type and the value",
                () -> in.enterWrapperArray(DOG, HOUND));
    }

    @Test
    void wrapperArraysWithoutAKnownLabelAreRejected() {
        assertRejected(
                JsonErrorCode.MISSING_MEMBER, 0, "Expected an array of what Animal it is, and the value", () -> reader(
                                "[]")
                        .peekWrapperArray("Animal"));
        assertThat(reader("[\"cow\",1]").unknownWrapperArray("cat, dog"))
                .hasMessageContaining("Expected one of cat, dog but found \"cow\"");
    }

    private static void assertRejected(JsonErrorCode code, int offset, String message, Runnable reading) {
        JsonException e = catchThrowableOfType(JsonException.class, reading::run);

        assertThat(e).hasMessageContaining(message);
        assertThat(e.code()).isEqualTo(code);
        assertThat(e.offset()).isEqualTo(offset);
    }
}
