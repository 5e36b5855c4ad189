package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.codegen.MemberName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A property that holds the label of its subtype must hold one by which the same type is read again. */
class WrittenLabelTest {
    private static final MemberName DOG = MemberName.of("dog");
    private static final MemberName HOUND = MemberName.of("höund\"");
    private static final MemberName[] ANY = {};

    /** Writes {@code [0,json]} and requires the second element to be one of the labels. */
    private static JsonWriter written(JsonOptions options, String json, MemberName... labels) {
        JsonWriter out = new JsonWriter(options);
        out.beginArray();
        out.writeInt(0);
        int from = out.beginValue();
        int to = out.putRaw(from, RawJson.of(json));
        assertThat(out.requireLabel(from, to, "Animal", labels)).isEqualTo(to);
        out.position(to);
        out.endArray();
        return out;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"dog\"", "\"d\\u006fg\"", "\"höund\\\"\"", "\"h\\u00F6und\\u0022\""})
    void eachLabelIsAcceptedHoweverACodecWritesIt(String json) {
        assertThat(written(JsonOptions.DEFAULT, json, DOG, HOUND)).hasToString("[0," + json + "]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"dog\"", "\"\"", "\"h\\u00F6und\\u0022\""})
    void anyStringIsAcceptedIfNoLabelIsGiven(String json) {
        assertThat(written(JsonOptions.DEFAULT, json, ANY)).hasToString("[0," + json + "]");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {"\"cat\"", "\"doG\"", "\"dog \"", "\"do\"", "\"\"", "null", "7", "{}", "[\"dog\"]"})
    void anotherLabelIsAnErrorAtItsPath(String json) {
        JsonException e =
                catchThrowableOfType(JsonException.class, () -> written(JsonOptions.DEFAULT, json, DOG, HOUND));

        assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        assertThat(e.path()).isEqualTo("$[1]");
        assertThat(e)
                .hasMessageStartingWith(
                        "The property of Animal that tells it from other types has to be \"dog\", at $[1]");
    }

    @Test
    void aLabelMustBeAString() {
        JsonException e = catchThrowableOfType(JsonException.class, () -> written(JsonOptions.DEFAULT, "7", ANY));

        assertThat(e)
                .hasMessageStartingWith("The property of Animal that tells it from other types has to be a string");
    }

    private static int fallback(String json) {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT);
        int to = out.putRaw(0, RawJson.of(json));
        return out.requireUnknownLabel(0, to, "Animal", DOG, HOUND) - to;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"cow\"", "\"c\\u006fw\"", "\"\""})
    void aFallbackKeepsAnyLabelThatNoOtherTypeHas(String json) {
        assertThat(fallback(json)).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "\"dog\" ~ must not have that of another type",
                "\"d\\u006fg\" ~ must not have that of another type",
                "\"höund\\\"\" ~ must not have that of another type",
                "7 ~ has to be a string"
            })
    void aFallbackDoesNotKeepTheLabelOfAnotherType(String json, String message) {
        assertThat(catchThrowableOfType(JsonException.class, () -> fallback(json)))
                .hasMessageContaining(message);
    }
}
