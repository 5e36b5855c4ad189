package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.LineCodec.Line;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.value.Values;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The writer's output is JSON, or an exception with the path of the value that has no JSON form. */
class JsonWriterTest {
    private static final MemberName A = MemberName.of("a");
    private static final MemberName LONG = MemberName.of("a name of more than thirty-two bytes, ä");

    @Test
    void commasAndColonsAreWrittenAutomatically() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("empty").beginObject();
        out.endObject();
        out.name("list").beginArray();
        out.writeInt(-1);
        out.writeLong(Long.MIN_VALUE);
        out.writeDouble(0.5);
        out.writeFloat(-1.25f);
        out.writeBoolean(true);
        out.writeBoolean(false);
        out.writeNull();
        out.writeString("a,[{:");
        out.writeString(null);
        out.beginArray();
        out.endArray();
        out.beginObject();
        out.name("x").writeNull();
        out.endObject();
        out.endArray();
        out.name("a\"\\\n").writeValue(LineCodec.INSTANCE.list().nullable(), List.of());
        out.name("").writeValue(LineCodec.INSTANCE, null);
        out.endObject();

        assertThat(out)
                .hasToString(
                        "{\"empty\":{},\"list\":[-1,-9223372036854775808,0.5,-1.25,true,false,null,\"a,[{:\",null,[],"
                                + "{\"x\":null}],\"a\\\"\\\\\\n\":[],\"\":null}");
        assertThat(out.toByteArray()).isEqualTo(out.toString().getBytes(UTF_8)).hasSize(out.size());
    }

    @Test
    void aScalarMayBeTheWholeDocumentAndResetBeginsAnother() {
        JsonWriter out = new JsonWriter();
        out.writeString("a");
        out.reset();
        out.writeInt(7);

        assertThat(out).hasToString("7");
    }

    @TestFactory
    Stream<DynamicTest> callsInAnInvalidOrderAreProgrammingErrors() {
        Map<String, Consumer<JsonWriter>> wrong = new LinkedHashMap<>();
        Consumer<JsonWriter> aDocument = out -> out.writeInt(1);
        wrong.put("a second document", after(aDocument, out -> out.writeInt(2)));
        wrong.put("a second document that is an object", after(aDocument, JsonWriter::beginObject));
        wrong.put("a name without an object", out -> out.name("a"));
        wrong.put("the end of no array", JsonWriter::endArray);
        wrong.put("the end of no object", JsonWriter::endObject);
        wrong.put("a name in an array", after(JsonWriter::beginArray, out -> out.name("a")));
        wrong.put("the end of an object in an array", after(JsonWriter::beginArray, JsonWriter::endObject));
        wrong.put("an array that does not end", after(JsonWriter::beginArray, JsonWriter::toByteArray));
        wrong.put("a value without a name", after(JsonWriter::beginObject, JsonWriter::writeNull));
        wrong.put(
                "a value without a name, written by a codec",
                after(JsonWriter::beginObject, out -> LineCodec.INSTANCE.write(out, new Line("", 0, null, null))));
        wrong.put("the end of an array in an object", after(JsonWriter::beginObject, JsonWriter::endArray));
        Consumer<JsonWriter> aName = after(JsonWriter::beginObject, out -> out.name("a"));
        wrong.put("a name after a name", after(aName, out -> out.name("b")));
        wrong.put("the end of an object after a name", after(aName, JsonWriter::endObject));
        Consumer<JsonWriter> aMember = after(aName, out -> out.writeInt(1));
        wrong.put("a second value of a member", after(aMember, JsonWriter::writeNull));
        return wrong.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> assertThatThrownBy(
                                () -> entry.getValue().accept(new JsonWriter()))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageMatching("[A-Z].+[a-z]\\.")));
    }

    private static Consumer<JsonWriter> after(Consumer<JsonWriter> before, Consumer<JsonWriter> then) {
        return before.andThen(then);
    }

    @Test
    void aNullKeyOfAnUntypedMapIsRejected() {
        Map<Object, Object> map = new HashMap<>();
        map.put(null, 1);

        JsonException e = failure(out -> out.position(Values.putUntyped(out, out.beginValue(), List.of(map))));

        assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        assertThat(e).hasMessageContaining("the key null").hasMessageContaining("$[0]");
    }

    @Test
    void nonFiniteNumbersAreRejectedWithTheirPath() {
        for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            List<Object> values = List.of(value, (float) value, new double[] {value}, new float[] {(float) value});
            for (Object bad : values) {
                JsonException e = failure(
                        out -> out.position(Values.putUntyped(out, out.beginValue(), Map.of("a", List.of(0, bad)))));
                assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                assertThat(e.path()).startsWith("$.a[1]");
                assertThat(e).isNotInstanceOf(JsonMismatchException.class);
            }
            assertThat(failure(out -> out.writeDouble(value)).path()).isEqualTo("$");
            assertThat(failure(out -> out.writeFloat((float) value)).path()).isEqualTo("$");
        }
    }

    @Test
    void unpairedSurrogatesAreRejectedAtAnyIndex() {
        for (String half : List.of("\uD83D", "\uDE00", "\uDE00\uD83D", "ab\uD83D", "\uD83Dab", "\uD83D\uD83D\uDE00")) {
            for (String around : List.of("", "é", "汉", "1234567890", "a".repeat(5_000))) {
                assertThat(failure(out -> out.writeString(around + half)).code())
                        .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                assertThat(failure(out -> out.writeString(half + around)).code())
                        .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
            }
        }
        assertThat(failure(out -> out.position(Values.putUntyped(out, 0, Map.of("a", "\uD83D")))))
                .hasMessageContaining("$.a");
        assertThat(failure(out -> out.position(Values.putUntyped(out, 0, Map.of("\uD83D", 1))))
                        .code())
                .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        assertThat(failure(out -> out.position(out.putChar(0, '\uDC00'))).code())
                .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
    }

    @Test
    void cyclicGraphsEndAtTheDepthLimit() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        Map<String, Object> map = new HashMap<>();
        map.put("a", map);
        Object[] array = new Object[1];
        array[0] = array;
        for (Object cyclic : List.of(list, map, array)) {
            assertThat(failure(out -> out.position(Values.putUntyped(out, 0, cyclic))))
                    .hasMessageContaining("does an object contain itself?")
                    .hasMessageContaining("JsonLimits.withMaxDepth")
                    .extracting(JsonException::code)
                    .isEqualTo(JsonErrorCode.DEPTH_LIMIT);
        }
    }

    @Test
    void valuesOfOtherTypesAreRejectedByClassName() {
        assertThat(failure(out -> out.position(Values.putUntyped(out, 0, List.of(new Line("", 0, null, null))))))
                .hasMessageContaining("dev.burin.LineCodec$Line has no JSON form")
                .hasMessageContaining("$[0]");
    }

    @Test
    void everyCharacterSurvivesAtEveryOffset() {
        for (int offset = 0; offset < 9; offset++) {
            JsonWriter out = new JsonWriter();
            StringBuilder text = new StringBuilder("x".repeat(offset));
            for (int c = 0; c <= Character.MAX_VALUE; c += 1 + offset * 7 % 13) {
                text.append(Character.isSurrogate((char) c) ? "\uD83D\uDE00" : String.valueOf((char) c));
            }
            out.writeString(text.toString());
            assertThat(JsonReader.of(out.toByteArray()).readString()).isEqualTo(text.toString());
        }
    }

    @Test
    void charactersAreWrittenPlainOrEscaped() {
        for (int c = 0; c < 0x300; c++) {
            String expected =
                    switch (c) {
                        case '"' -> "\\\"";
                        case '\\' -> "\\\\";
                        case '\b' -> "\\b";
                        case '\f' -> "\\f";
                        case '\n' -> "\\n";
                        case '\r' -> "\\r";
                        case '\t' -> "\\t";
                        default -> c < ' ' ? String.format("\\u%04X", c) : String.valueOf((char) c);
                    };
            char character = (char) c;
            assertThat(text(out -> out.writeString(String.valueOf(character)))).isEqualTo('"' + expected + '"');
            assertThat(text(out -> out.position(out.putChar(0, character)))).isEqualTo('"' + expected + '"');
            assertThat(text(out -> out.position(out.putName(0, "é" + character))))
                    .isEqualTo("\"é" + expected + "\":");
        }
        assertThat(text(out -> out.writeString("\u2028\u2029\u007F\uFFFE/")))
                .isEqualTo("\"\u2028\u2029\u007F\uFFFE/\"");
    }

    @Test
    void surrogatePairsAtTheEndOfAChunkStayWhole() {
        for (int length = 4_090; length <= 4_100; length++) {
            for (String filler : List.of("a", "é", "\n", "汉")) {
                String text = filler.repeat(length) + "\uD83D\uDE00".repeat(2_100) + "z";
                JsonWriter out = new JsonWriter();
                out.writeString(text);
                assertThat(JsonReader.of(out.toByteArray()).readString()).isEqualTo(text);
            }
        }
    }

    @Test
    void everyValueFitsWhereverTheBufferEnds() {
        List<Object> values = Arrays.asList(
                null,
                true,
                false,
                0,
                Integer.MIN_VALUE,
                Long.MIN_VALUE,
                -1.2345678901234567E-300,
                -1.2345678E-30f,
                "",
                "a",
                "é\n",
                'x',
                '\u0000',
                new int[] {1, Integer.MIN_VALUE},
                new double[] {-1.2345678901234567E-300},
                new boolean[] {false},
                new char[] {'\u0000'},
                new byte[100],
                new BigDecimal("1E+99"),
                new UUID(-1, 1),
                List.of(),
                Map.of(),
                Map.of("a", 1),
                Optional.empty());
        for (Object value : values) {
            String expected = text(out -> out.position(Values.putUntyped(out, 0, value)));
            for (int length = 900; length <= 1_050; length++) {
                String before = "x".repeat(length);
                assertThat(text(out -> out.position(Values.putUntyped(out, 0, Arrays.asList(before, value, value)))))
                        .isEqualTo("[\"" + before + "\"," + expected + "," + expected + "]");
            }
        }
        Line line = new Line("s", Integer.MIN_VALUE, Arrays.asList("t", null), null);
        for (int length = 900; length <= 1_050; length++) {
            List<Line> lines = List.of(new Line("x".repeat(length), 0, null, line), line);
            assertThat(LineCodec.INSTANCE
                            .list()
                            .fromJson(LineCodec.INSTANCE.list().toJson(lines)))
                    .isEqualTo(lines);
        }
    }

    @Test
    void objectsWhoseMembersMayAllBeOmittedAreComplete() {
        assertThat(text(out -> out.position(omittable(out, 0, null, null)))).isEqualTo("{}");
        assertThat(text(out -> out.position(omittable(out, 0, 1.5, null)))).isEqualTo("{\"a\":1.5}");
        assertThat(text(out -> out.position(omittable(out, 0, null, 2.5)))).isEqualTo("{\"" + LONG.name() + "\":2.5}");
        assertThat(text(out -> {
                    int at = out.beginArray(0);
                    at = out.putComma(omittable(out, at, null, null));
                    at = out.putComma(omittable(out, at, 1.0, 2.0));
                    out.position(out.endArray(at));
                }))
                .isEqualTo("[{},{\"a\":1.0,\"" + LONG.name() + "\":2.0}]");
    }

    @Test
    void errorsWithinUnfinishedObjectsOfOmittedMembersHaveTheirPath() {
        assertThat(failure(out -> omittable(out, 0, Double.NaN, null)).path()).isEqualTo("$.a");
        assertThat(failure(out -> omittable(out, 0, 1.0, Double.NaN)).path()).startsWith("$[\"a name");
        assertThat(failure(out -> {
                            int at = out.beginArray(0);
                            at = out.putComma(omittable(out, at, null, 3.0));
                            omittable(out, at, Double.NaN, null);
                        })
                        .path())
                .isEqualTo("$[1].a");
        assertThat(failure(out -> {
                            out.enter(0, 40);
                            omittable(out, out.putFirst(0, A), 1.0, Double.NaN);
                        })
                        .path())
                .startsWith("$.a[\"a name");
    }

    @Test
    void targetArraysAreFilledExactlyOrLeftUnchanged() {
        Codec<List<Line>> codec = LineCodec.INSTANCE.list();
        List<Line> lines = List.of(new Line("ä", 1, null, null));
        byte[] json = codec.toJsonBytes(lines);
        byte[] target = new byte[json.length];

        assertThat(codec.toJson(lines, target, 0)).isEqualTo(json.length);
        assertThat(target).isEqualTo(json);
        for (int offset = 1; offset <= json.length; offset++) {
            byte[] untouched = new byte[json.length];
            int from = offset;
            assertThatThrownBy(() -> codec.toJson(lines, untouched, from))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.OUTPUT_TOO_LARGE));
            assertThat(untouched).containsOnly(0);
        }
        assertThatThrownBy(() -> codec.toJson(lines, target, json.length + 1))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> codec.toJson(lines, target, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** Writes an object whose members may all be omitted, as generated code does. */
    private static int omittable(JsonWriter out, int start, Double first, Double second) {
        int at = start;
        out.enter(at, 2 + A.length() + LONG.length() + 48);
        if (first != null) {
            at = out.putDouble(out.put(at, A), first);
        }
        if (second != null) {
            at = out.putDouble(out.put(at, LONG), second);
        }
        return out.leaveEmptyable(start, at);
    }

    private static String text(Consumer<JsonWriter> write) {
        JsonWriter out = new JsonWriter();
        write.accept(out);
        return out.toString();
    }

    private static JsonException failure(Consumer<JsonWriter> write) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> write.accept(new JsonWriter()));
        assertThat(e).isNotNull();
        return e;
    }

    @Test
    void aCodecThatWritesNothingIsAnError() {
        Codec<Integer> silent = new Codec<>() {
            @Override
            public void write(JsonWriter out, Integer value) {}

            @Override
            public Integer read(JsonReader in) {
                return in.readInt();
            }
        };
        assertThatThrownBy(() -> silent.list().toJson(List.of(1, 2)))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("wrote no value");
    }

    @Test
    void aWriterThatRejectedASecondValueCanBeReset() {
        JsonWriter out = new JsonWriter();
        out.writeInt(1);
        assertThatThrownBy(() -> out.writeInt(2)).isInstanceOf(IllegalStateException.class);

        out.reset();
        out.writeInt(3);

        assertThat(out).hasToString("3");
    }

    @Test
    void theValueOfACodecThatThrowsIsNotWritten() {
        for (Throwable thrown : List.of(
                new AssertionError("broken"),
                new IllegalStateException("late"),
                new Exception("declared by no method"))) {
            JsonWriter out = new JsonWriter();
            out.beginObject();
            out.name("a");

            assertThatThrownBy(() -> out.writeValue(halfWritten(thrown), 1)).isSameAs(thrown);

            out.writeInt(2);
            out.endObject();
            assertThat(out).hasToString("{\"a\":2}");
        }
    }

    @Test
    void aWriterWithoutAValueHasNoDocument() {
        JsonWriter out = new JsonWriter();

        assertThatThrownBy(out::toByteArray)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("No value has been written.");
        out.writeInt(1);
        assertThat(out.toByteArray()).containsExactly('1');
        out.reset();
        assertThatThrownBy(out::toByteArray).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whatAFailedCodecBeganCannotBeEndedByTheCaller() {
        Line half = new Line("ok", 1, null, new Line("\uD83D", 2, null, null));
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.reset(); // forgets the object

        assertThatThrownBy(() -> LineCodec.INSTANCE.write(out, half)).isInstanceOf(JsonException.class);

        assertThatThrownBy(out::endArray).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(out::endObject).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> out.name("a")).isInstanceOf(IllegalStateException.class);
        out.writeInt(1);
        assertThatThrownBy(out::endArray).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(out::toByteArray).isInstanceOf(IllegalStateException.class);
        out.reset();
        out.beginArray();
        out.writeValue(LineCodec.INSTANCE, new Line("ok", 1, null, null));
        out.endArray();
        assertThat(out).hasToString("[{\"sku\":\"ok\",\"count\":1,\"tags\":null,\"next\":null}]");
    }

    private static Codec<Integer> halfWritten(Throwable thrown) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, Integer value) {
                out.beginArray();
                out.writeInt(value);
                throwAny(thrown);
            }

            @Override
            public Integer read(JsonReader in) {
                return in.readInt();
            }
        };
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Throwable> void throwAny(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
