package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.codegen.MemberName;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Which errors {@code tryFromJson} reports for types with labels, and for those whose members are elements. */
class RefusedLabelTest {
    private static final MemberName TYPE = MemberName.of("@type");
    private static final MemberName DOG = MemberName.of("dog");
    private static final MemberName AGE = MemberName.of("age");

    /** A dog may have any members; an object without a label, only an age. */
    private static final Function<JsonReader, Integer> FALLBACK = fallback(in -> in.hasLabel(TYPE));

    private static Function<JsonReader, Integer> fallback(Predicate<JsonReader> hasLabel) {
        return in -> {
            if (hasLabel.test(in)) {
                in.skipValue();
                return 0;
            }
            return age(in);
        };
    }

    private static final Function<JsonReader, Integer> LABELLED = in -> {
        in.peekLabel(TYPE, "Animal", "dog");
        if (!in.nameIs(DOG)) {
            throw in.unknownLabel(TYPE, "Animal", "dog");
        }
        return age(in);
    };

    private static int age(JsonReader in) {
        int age = 0;
        for (boolean hasNext = in.beginObject(); hasNext && in.nextMember(); ) {
            if (in.nameIs(AGE)) {
                age = in.readInt();
            } else if (in.nameIs(TYPE)) {
                in.skipValue();
            } else {
                throw in.unknownMember("Animal");
            }
        }
        return age;
    }

    private static final Function<JsonReader, Integer> IN_OBJECT = in -> {
        in.peekWrapperObject("Animal");
        in.enterWrapperObject(DOG);
        return in.leaveWrapperObject(in.readInt());
    };

    private static final Function<JsonReader, Integer> IN_ARRAY = in -> {
        in.peekWrapperArray("Animal");
        in.enterWrapperArray(DOG);
        return in.leaveWrapperArray(in.readInt());
    };

    /** As for a subtype, which need not peek first. */
    private static final Function<JsonReader, Integer> DOG_IN_ARRAY = in -> {
        in.enterWrapperArray(DOG);
        return in.leaveWrapperArray(in.readInt());
    };

    private static final Function<JsonReader, Integer> POSITIONAL = in -> {
        int sum = 0;
        int count = 0;
        for (boolean hasNext = in.beginPositional(); hasNext; hasNext = in.nextElement()) {
            if (count++ == 2) {
                throw in.unknownElement("Point", 2);
            }
            sum += in.readInt();
        }
        return sum;
    };

    /** Returns the paths and codes of all errors in a list. */
    private static List<String> errors(Function<JsonReader, Integer> read, String json) {
        Codec<Integer> codec = new Codec<>() {
            @Override
            public void write(JsonWriter out, Integer value) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Integer read(JsonReader in) {
                return read.apply(in);
            }
        };
        return codec.list().tryFromJson(json.getBytes(UTF_8)).errors().stream()
                .map(error -> error.path() + " " + error.code())
                .toList();
    }

    @Test
    void aRefusedLabelDoesNotSelectTheFallback() {
        assertThat(errors(
                        FALLBACK,
                        "[{\"@type\":7,\"name\":1}, {\"name\":1}, {\"age\":\"x\"}, {\"name\":1,\"@type\":null},"
                                + " {\"@type\":\"dog\",\"name\":1}, {}]"))
                .containsExactly(
                        "$[0][\"@type\"] TYPE_MISMATCH",
                        "$[1].name UNKNOWN_NAME",
                        "$[2].age TYPE_MISMATCH",
                        "$[3][\"@type\"] TYPE_MISMATCH");
    }

    @Test
    void noOtherErrorOfAnObjectWithARefusedLabelIsReported() {
        assertThat(
                        errors(
                                LABELLED,
                                "[{\"age\":\"x\",\"@type\":-1}, {\"age\":\"x\",\"@type\":\"cow\"}, {\"age\":\"x\",\"name\":1,\"@type\":\"dog\"}]"))
                .containsExactly(
                        "$[0][\"@type\"] TYPE_MISMATCH",
                        "$[1][\"@type\"] INVALID_VALUE",
                        "$[2].age TYPE_MISMATCH",
                        "$[2].name UNKNOWN_NAME");
    }

    @Test
    void aRefusedValueIsNotMissingFromItsWrapperObject() {
        assertThat(errors(IN_OBJECT, "[{\"dog\":\"x\"}, {}, {\"cow\":1}, {\"dog\":1}, {\"dog\":1,\"cat\":2}, {}]"))
                .containsExactly(
                        "$[0].dog TYPE_MISMATCH",
                        "$[1] MISSING_MEMBER",
                        "$[2].cow INVALID_VALUE",
                        "$[4].cat UNKNOWN_NAME",
                        "$[5] MISSING_MEMBER");
    }

    @Test
    void aRefusedValueIsNotMissingFromItsWrapperArray() {
        for (Function<JsonReader, Integer> read : List.of(IN_ARRAY, DOG_IN_ARRAY)) {
            assertThat(errors(
                            read,
                            "[[\"dog\",\"x\"], [], [\"cow\",1], [\"dog\"], [7,1], [\"dog\",1], [\"dog\",1,2], []]"))
                    .containsExactly(
                            "$[0][1] TYPE_MISMATCH",
                            "$[1] MISSING_MEMBER",
                            "$[2][0] INVALID_VALUE",
                            "$[3] MISSING_MEMBER",
                            "$[4][0] TYPE_MISMATCH",
                            "$[6][2] INVALID_VALUE",
                            "$[7] MISSING_MEMBER");
        }
    }

    @Test
    void aPositionalArrayIsRefusedWithItsElement() {
        assertThat(errors(POSITIONAL, "[[1,2], [\"x\",\"y\",3], [1,2,3], []]"))
                .containsExactly("$[1][0] TYPE_MISMATCH", "$[2][2] UNKNOWN_ELEMENT");
        assertThat(JsonReader.of("3".getBytes(UTF_8)).unknownElement("Point", 2))
                .hasMessageContaining("Point has 2 members, but here is another element");
    }

    @Test
    void anAbsentLabelIsMissingAndNotUnknown() {
        for (String json : List.of("{}", "{\"age\":1}")) {
            assertThat(JsonReader.of(json.getBytes(UTF_8)).unknownLabel(TYPE, "Animal", "cat, dog"))
                    .hasMessageContaining("Animal.@type is required but missing");
        }
    }

    @Test
    void aDocumentThatEndsBeforeALabelIsIncomplete() {
        JsonReader in = JsonReader.of(" ".getBytes(UTF_8));

        assertThatThrownBy(() -> in.requireUnknownLabel(DOG))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageStartingWith("Expected a string but the document ends here");
    }
}
