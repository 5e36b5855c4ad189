package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.codegen.MemberName;
import dev.burin.codegen.NameHash;
import dev.burin.codegen.value.Values;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a reader finds the member that says which subtype an object is. */
class SubtypeLabelTest {
    private static final MemberName TYPE = MemberName.of("@type");
    private static final MemberName DOG = MemberName.of("dog");
    private static final int MARGIN = 5;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"@type\":\"dog\",\"age\":3}",
                " { \"@type\" : \"dog\" } ",
                "{\"age\":3,\"@type\":\"dog\",\"@types\":[]}",
                "{ \"age\" : [ {} ] , \"@type\" : \"dog\" }",
                "{\"\\u0040type\":\"\\u0064og\"}",
                "{\"mother\":{\"@type\":\"cat\"},\"@type\":\"dog\"}"
            })
    void aLabelIsFoundAtAnyPositionAndNothingIsConsumed(String json) {
        JsonReader in = reader(json, JsonOptions.DEFAULT.withLimits(new JsonLimits(3, 10, 10)));
        for (int times = 0; times < 4; times++) {
            in.peekLabel(TYPE, "Animal", "cat, dog");

            assertThat(in.nameIs(DOG)).isTrue();
            assertThat(in.nameHash()).isEqualTo(NameHash.of("dog"));
        }
        assertThat(in.endDocument(Values.readUntyped(in)))
                .isEqualTo(Values.readUntyped(reader(json, JsonOptions.DEFAULT)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "[] ~ 0 ~ Expected an object but found an array",
                "{} ~ 1 ~ Animal.@type is required but missing: one of cat, dog",
                "{\"age\":1} ~ 8 ~ Animal.@type is required but missing",
                "{\"@type\":1} ~ 9 ~ Expected a string but found 1",
                "{\"age\":1,\"@type\":null} ~ 17 ~ Expected a string but found null",
                "{\"@type\" ~ 8 ~ Expected a colon",
            })
    void anObjectWithoutALabelIsRejectedWhereTheLabelShouldBe(String json, int offset, String message) {
        JsonReader in = reader(json, JsonOptions.DEFAULT);

        assertThatThrownBy(() -> in.peekLabel(TYPE, "Animal", "cat, dog"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.offset()).isEqualTo(offset))
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"dog\"", " \"dog\" ", "\"\\u0064og\""})
    void theLabelOfTheTypeIsRead(String json) {
        JsonReader in = reader(json, JsonOptions.DEFAULT);

        in.readLabel(DOG);

        assertThat(in.endDocument("all")).isEqualTo("all");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "\"cat\" ~ 0 ~ Expected \"dog\" but found \"cat\"",
                "[\"dogs\"] ~ 1 ~ Expected \"dog\" but found \"dogs\"",
                "[\"do\\u0047\"] ~ 1 ~ Expected \"dog\" but found \"doG\"",
                "[3] ~ 1 ~ Expected a string but found 3",
                "\"dog ~ 4 ~ ",
            })
    void otherLabelsAreRejected(String json, int offset, String message) {
        JsonReader in = reader(json, JsonOptions.DEFAULT);
        if (json.startsWith("[")) {
            in.beginArray();
        }

        JsonException e = catchThrowableOfType(JsonException.class, () -> in.readLabel(DOG));

        assertThat(e).hasMessageContaining(message == null ? "" : message);
        assertThat(e.offset()).isEqualTo(offset);
    }

    @Test
    void aLabelOfNoSubtypeIsReportedAtItsOffset() {
        JsonReader in = reader("{\"age\":1,\"@type\":\"cow\"}", JsonOptions.DEFAULT);
        in.peekLabel(TYPE, "Animal", "cat, dog");

        assertThat(in.unknownLabel(TYPE, "Animal", "cat, dog"))
                .hasMessageContaining("Expected one of cat, dog but found \"cow\"")
                .extracting(JsonException::offset)
                .isEqualTo(17L);
    }

    @Test
    void labelsAreFoundWhateverTheCaseOfTheirNames() {
        JsonReader in = reader("{\"age\":{\"@type\":\"cat\"},\"@TyPe\":\"dog\"}", JsonOptions.DEFAULT);

        assertThat(in.hasLabel(TYPE)).isFalse();
        assertThat(in.hasLabelIgnoringCase(TYPE)).isTrue();
        assertThat(in.nameIs(DOG)).isTrue();
        in.peekLabelIgnoringCase(TYPE, "Animal", "cat, dog");
        assertThat(in.nameIs(DOG)).isTrue();
        assertThat(in.unknownLabelIgnoringCase(TYPE, "Animal", "cat, cow"))
                .hasMessageContaining("Expected one of cat, cow but found \"dog\"")
                .extracting(JsonException::offset)
                .isEqualTo(31L);
    }

    @Test
    void otherNamesAreNotLabelsIgnoringCaseEither() {
        JsonReader in = reader("{\"age\":1,\"types\":\"dog\"}", JsonOptions.DEFAULT);

        assertThat(in.hasLabelIgnoringCase(TYPE)).isFalse();
        assertThatThrownBy(() -> in.peekLabelIgnoringCase(TYPE, "Animal", "cat, dog"))
                .hasMessageContaining("Animal.@type is required but missing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"age\":1}"})
    void anAbsentLabelIsReportedAsMissing(String json) {
        assertThat(reader(json, JsonOptions.DEFAULT).unknownLabel(TYPE, "Animal", "cat, dog"))
                .hasMessageContaining("Animal.@type is required but missing");
    }

    /** This document has 30 bytes, 15 of them up to its label. */
    @Test
    void lookAheadForLateLabelsIsLimitedToSixteenTimesTheDocumentLength() {
        JsonReader in = reader("{\"a\":1,\"@type\":\"dog\"}" + " ".repeat(9), JsonOptions.DEFAULT);
        IntStream.range(0, 32).forEach(time -> in.peekLabel(TYPE, "Animal", "cat, dog"));

        assertThatThrownBy(() -> in.peekLabel(TYPE, "Animal", "cat, dog"))
                .isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.LOOK_AHEAD_LIMIT);
                    assertThat(e.offset()).isEqualTo(15);
                });
    }

    @Test
    void labelsThatComeFirstTakeNoLookAhead() {
        JsonReader in = reader("{\"@type\":\"dog\"}", JsonOptions.DEFAULT);
        for (int time = 0; time < 1_000; time++) {
            in.peekLabel(TYPE, "Animal", "cat, dog");
        }
        assertThat(in.nameIs(DOG)).isTrue();
    }

    /** Reads amid other bytes, so that no offset can be counted from the beginning of the array. */
    private static JsonReader reader(String json, JsonOptions options) {
        byte[] utf8 = ("#".repeat(MARGIN) + json + "#").getBytes(UTF_8);
        return JsonReader.of(utf8, MARGIN, utf8.length - MARGIN - 1, options);
    }
}
