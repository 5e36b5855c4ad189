package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.LineCodec.Line;
import dev.burin.codegen.TextSlice;
import dev.burin.codegen.value.Values;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

/** Codecs written by users, and written badly. */
class CustomCodecTest {
    /** Peeks at the value, then throws. */
    private static final Codec<String> REFUSING = reading(in -> {
        in.peekByte();
        throw new IllegalArgumentException("no");
    });

    /** Like {@link #REFUSING}, but throws a {@link JsonMismatchException}. */
    private static final Codec<String> MISMATCHING = reading(in -> {
        in.peekByte();
        throw in.mismatch("something else");
    });

    private static final Codec<String> IDLE = reading(in -> "x");

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"abc\"; 0; $",
                "'  \"abc\"'; 2; $",
                "[\"abc\"]; 1; $[0]",
                "[null,null,\"x\"]; 11; $[2]",
                "[null,null, \"x\"]; 12; $[2]",
                "[null,17]; 6; $[1]",
                "[null,[[1]]]; 6; $[1]",
                "[null , {\"a\":1}]; 8; $[1]"
            })
    void aValueRefusedUnreadIsReportedWhereItBegins(String json, int offset, String path) {
        Function<Codec<String>, Codec<?>> whole = json.startsWith("[") ? Codec::list : codec -> codec;
        for (Codec<String> codec : List.of(REFUSING, MISMATCHING)) {
            JsonMismatchException e = catchThrowableOfType(JsonMismatchException.class, () -> {
                JsonReader in = JsonReader.of(json.getBytes(UTF_8));
                in.readValue(whole.apply(codec));
            });

            assertThat(e.offset()).as(json).isEqualTo(offset);
            assertThat(e.path()).as(json).isEqualTo(path);
        }
    }

    @Test
    void offsetsCountFromTheStartOfThePartThatIsRead() {
        byte[] json = "[\"a\"\"abc\"".getBytes(UTF_8);

        assertThatThrownBy(() -> MISMATCHING.fromJson(json, 4, 5))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.offset()).isEqualTo(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"[,]; 1", "[ ,]; 2", "[1]; 1", "[}; 1"})
    void codecsThatReadNothingAreReported(String json, int offset) {
        assertThatThrownBy(() -> IDLE.list().fromJson(json))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.offset()).isEqualTo(offset);
                })
                .hasMessageContaining("read no value");
        assertThatThrownBy(() -> IDLE.map().fromJson("{\"a\":,\"b\":}")).isInstanceOf(JsonMismatchException.class);
        for (String document : List.of("", " ", "1")) {
            assertThatThrownBy(() -> IDLE.fromJson(document)).hasMessageContaining("read no value");
        }
    }

    @Test
    void exceptionsOfCodecsAreTheCauseInCollectionsToo() {
        Codec<Integer> parsing = reading(in -> Integer.parseInt(in.readString()));

        for (Codec<?> codec : List.of(parsing.list(), parsing.set(), parsing.array(Integer[]::new))) {
            assertThatThrownBy(() -> codec.fromJson("[\"1\",\"x\"]"))
                    .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                        assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                        assertThat(e.path()).isEqualTo("$[1]");
                    })
                    .hasCauseInstanceOf(NumberFormatException.class);
        }
        for (Codec<?> codec : List.of(parsing.optional(), parsing.nullable())) {
            assertThatThrownBy(() -> codec.fromJson("\"x\"")).hasCauseInstanceOf(NumberFormatException.class);
        }
    }

    @Test
    void exceptionsOfCodecsAreTheCauseInWholeDocumentsToo() {
        Codec<Integer> parsing = reading(in -> Integer.parseInt(in.readString()));
        byte[] json = " \"x\"".getBytes(UTF_8);

        for (Codec<Integer> codec : List.of(parsing, parsing.with(JsonOptions.DEFAULT))) {
            assertThatRefuses(() -> codec.fromJson(json));
            assertThatRefuses(() -> codec.fromJson(json, 0, json.length));
            assertThatRefuses(() -> codec.fromJson(" \"x\""));
            assertThatRefuses(() -> codec.fromJson(new ByteArrayInputStream(json)));
            assertThatRefuses(() -> codec.fromJson(ByteBuffer.wrap(json)));
        }
    }

    private static void assertThatRefuses(ThrowingCallable read) {
        assertThatThrownBy(read)
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.offset()).isEqualTo(1);
                    assertThat(e.path()).isEqualTo("$");
                })
                .hasCauseInstanceOf(NumberFormatException.class);
    }

    @Test
    void exceptionsThrownWhenElementsAndKeysAreHashedAreTheCauseToo() {
        Codec<Moody> moods = reading(in -> new Moody(in.readString()));
        KeyCodec<Moody> keys = keys(Moody::new);

        assertThatThrownBy(() -> moods.set().fromJson("[\"a\",\"bad\"]"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo("$[1]");
                })
                .hasCauseInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> reading(JsonReader::readInt).map(keys).fromJson("{\"bad\":1}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.path()).isEqualTo("$.bad"))
                .hasCauseInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> moods.array(length -> {
                            throw new IllegalStateException("no arrays today");
                        })
                        .fromJson("[]"))
                .isInstanceOf(JsonMismatchException.class)
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void keyCodecsThatReturnNullRefuseTheName() {
        Codec<Map<String, String>> codec = IDLE.map(keys(name -> null));

        assertThatThrownBy(() -> codec.fromJson("{\"a\":1}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE))
                .hasMessageContaining("returned null");
    }

    @Test
    void keyCodecsThatReturnNullForAKeyAreReported() {
        KeyCodec<Integer> nameless = new KeyCodec<>() {
            @Override
            public String toName(Integer key) {
                return key == 0 ? null : key.toString();
            }

            @Override
            public Integer fromName(String name) {
                return Integer.valueOf(name);
            }
        };
        Codec<Map<Integer, Line>> codec = LineCodec.INSTANCE.map(nameless);

        assertThatThrownBy(() -> codec.list().toJson(List.of(Collections.singletonMap(0, null))))
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                    assertThat(e.path()).isEqualTo("$[0]");
                })
                .hasMessageStartingWith(nameless.getClass().getName() + " returned null for a key");
        assertThatThrownBy(() -> codec.toJson(Collections.singletonMap(null, null)))
                .hasMessageContaining("A map has the key null");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[[1],2]", "[[1]]", "[[1}]", "[[1,2]"})
    void codecsThatLeaveAnArrayUnfinishedAreReported(String json) {
        Codec<Integer> hasty = reading(in -> {
            in.beginArray();
            return in.readInt();
        });

        assertThatThrownBy(() -> hasty.list().fromJson(json))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("did not read its value to the end");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"sku\":17}", "{\"sku\":", ""})
    void anErrorInAnEmbeddedDocumentIsReportedAtThatDocument(String inner) {
        Codec<Line> nested = reading(in -> LineCodec.INSTANCE.fromJson(in.readString()));
        JsonWriter json = new JsonWriter();
        json.beginArray();
        json.writeNull();
        json.writeString(inner);
        json.endArray();

        assertThatThrownBy(() -> nested.list().fromJson(json.toByteArray()))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo("$[1]");
                    assertThat(e.offset()).isEqualTo(6);
                })
                .cause()
                .isInstanceOf(JsonException.class)
                .hasMessageNotContaining("$[1]");
    }

    @Test
    void partsOfOneArrayAreSeparateDocuments() {
        byte[] json = "{\"a\":\"[7]\"}".getBytes(UTF_8);
        Codec<Boolean> nested = reading(in -> {
            TextSlice text = in.readText("a document");
            return JsonReader.of(text.bytes(), text.start(), text.end() - text.start(), JsonOptions.DEFAULT)
                    .readBoolean();
        });

        assertThatThrownBy(() -> nested.map().fromJson(json))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.path()).isEqualTo("$.a"))
                .hasCauseInstanceOf(JsonException.class);
    }

    @Test
    void theBeginningOfADocumentIsASeparateDocument() {
        byte[] json = "[1,2]".getBytes(UTF_8);
        Codec<String> nested = reading(in -> {
            JsonReader.of(json, 0, 2, JsonOptions.DEFAULT).skipValue();
            return "x";
        });

        assertThatThrownBy(() -> nested.fromJson(json))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE))
                .hasCauseInstanceOf(JsonSyntaxException.class);
    }

    @Test
    void aDeserializedExceptionBecomesTheCauseOfANewOne() throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(catchThrowableOfType(JsonException.class, () -> LineCodec.INSTANCE.fromJson("[7]")));
        }
        JsonException elsewhere;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            elsewhere = (JsonException) in.readObject();
        }

        assertThat(elsewhere.path()).isEqualTo("$");
        assertThat(elsewhere.messageWithoutPlace()).isEqualTo(elsewhere.getMessage());
        assertThatThrownBy(() -> reading(in -> {
                            throw elsewhere;
                        })
                        .fromJson("[7]"))
                .isInstanceOf(JsonMismatchException.class)
                .hasCause(elsewhere);
        assertThatThrownBy(() -> writing((out, value) -> {
                            throw elsewhere;
                        })
                        .toJson(7))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                .hasCause(elsewhere);
        assertThatThrownBy(() -> writing((out, value) -> {
                            out.error(JsonErrorCode.NOT_REPRESENTABLE, "not thrown", 0);
                            throw elsewhere;
                        })
                        .toJson(7))
                .isInstanceOf(JsonException.class)
                .hasCause(elsewhere);
    }

    @Test
    void aNullResultIsRejectedWhereNoNullIsAllowed() {
        Codec<String> nothing = reading(JsonReader::readStringOrNull);
        JsonReader in = JsonReader.of("null".getBytes(UTF_8));

        assertThatThrownBy(() -> in.readPresent(nothing))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("returned null, for which there is no place");
        assertThat(JsonReader.of("\"a\"".getBytes(UTF_8)).readPresent(nothing)).isEqualTo("a");
    }

    @Test
    void nullInADocumentIsRejectedAsSuchWhereNoNullIsAllowed() {
        JsonReader in = JsonReader.of("null".getBytes(UTF_8));

        assertThatThrownBy(() -> in.readPresent(LineCodec.INSTANCE.nullable()))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage("Expected a value other than null but found null, at $ (line 1, column 1).");
    }

    @Test
    void aCodecCannotAddMembersToTheObjectAroundItsValue() {
        Codec<Integer> intruder = writing((out, value) -> {
            out.writeInt(value);
            out.name("more").writeInt(value);
        });
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("a");

        assertThatThrownBy(() -> out.writeValue(intruder, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("A name is not allowed here");
    }

    @Test
    void aWriteErrorInAnEmbeddedDocumentIsReportedAtThatDocument() {
        Codec<Line> nested = writing((out, line) -> out.writeString(LineCodec.INSTANCE.toJson(line)));
        Line bad = new Line(null, 1, List.of("\uD83D"), null);

        assertThatThrownBy(() -> nested.list().toJson(Arrays.asList(null, bad)))
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                    assertThat(e.path()).isEqualTo("$[1]");
                })
                .cause()
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.path()).isEqualTo("$.tags[0]"));
        assertThatThrownBy(() -> LineCodec.INSTANCE.list().toJson(Arrays.asList(null, bad)))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.path()).isEqualTo("$[1].tags[0]"))
                .hasNoCause();
    }

    @TestFactory
    Stream<DynamicTest> codecsThatDoNotWriteExactlyOneValueAreReported() {
        return Stream.of(
                reported("nothing", "wrote no value", out -> {}),
                reported("two values", "wrote more than one value", out -> {
                    out.writeInt(1);
                    out.writeInt(2);
                }),
                reported("two values, unknowingly", "wrote more than one value", out -> {
                    out.writeInt(1);
                    assertThatThrownBy(out::beginArray).isInstanceOf(IllegalStateException.class);
                }),
                reported("half an array", "ended too many or too few arrays and objects", JsonWriter::beginArray));
    }

    private static DynamicTest reported(String title, String message, Consumer<JsonWriter> write) {
        return DynamicTest.dynamicTest(title, () -> assertReported(write, message));
    }

    private static void assertReported(Consumer<JsonWriter> write, String message) {
        Codec<Integer> codec = writing((out, value) -> write.accept(out));
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        for (Codec<Integer> whole : List.of(codec, codec.with(JsonOptions.DEFAULT), codec.nullable())) {
            assertReported(() -> whole.toJson(1), message, "$");
            assertReported(() -> whole.toJsonBytes(1), message, "$");
            assertReported(() -> whole.toJson(1, stream), message, "$");
            assertReported(() -> whole.toJson(1, new byte[9], 0), message, "$");
        }
        assertThat(stream.size()).isZero();
        assertReported(() -> codec.list().toJson(List.of(1)), message, "$[0]");
        assertReported(() -> codec.list().toJson(Arrays.asList(null, 1)), message, "$[1]");
        assertReported(() -> codec.map().toJson(Map.of("a", 1)), message, "$.a");
    }

    private static void assertReported(ThrowingCallable write, String message, String path) {
        assertThatThrownBy(write)
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                    assertThat(e.path()).isEqualTo(path);
                })
                .hasMessageContaining(CustomCodecTest.class.getName())
                .hasMessageContaining(message);
    }

    @Test
    void aCodecCannotResetTheDocumentAroundItsValue() {
        Codec<Integer> forgetful = writing((out, value) -> {
            out.reset();
            out.writeInt(value);
        });
        Codec<Integer> lenient = writing((out, value) -> {
            out.beginArray();
            try {
                out.writeValue(forgetful, value);
            } catch (IllegalStateException e) {
                out.writeString(e.getMessage().substring(0, 22));
            }
            out.endArray();
        });

        assertThatThrownBy(() -> forgetful.list().toJson(List.of(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("reset() within a codec");
        assertThat(lenient.list().toJson(List.of(1, 2)))
                .isEqualTo("[[\"reset() within a codec\"],[\"reset() within a codec\"]]");
        assertThat(forgetful.toJson(1)).as("a document with nothing around").isEqualTo("1");
    }

    @Test
    void theOutputOfAFailedCodecCanBeReplaced() {
        Line half = new Line("a", 1, List.of(), new Line("\uD83D", 1, null, null));
        Codec<Line> lenient = writing((out, line) -> {
            out.beginArray();
            try {
                out.writeValue(LineCodec.INSTANCE.list(), List.of(line, line));
            } catch (JsonException e) {
                out.writeString("half");
            }
            out.endArray();
        });

        // Enough elements to reach the depth limit if each failure left a level open.
        assertThat(lenient.list().toJson(Collections.nCopies(1_000, half)))
                .isEqualTo("[" + "[\"half\"],".repeat(999) + "[\"half\"]]");
    }

    @Test
    void aNullOptionalIsRejected() {
        assertThatThrownBy(() -> LineCodec.INSTANCE.optional().toJsonBytes(null))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("nullable()");
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = {"1,\"é\":2", "\u0131\u0132", "NaN", "01", "1 "})
    void numbersWhoseStringIsNotANumberAreRejected(String text) {
        BigDecimal fraud = new BigDecimal("1") {
            @Override
            public String toString() {
                return text;
            }
        };
        for (Object value : Arrays.asList(fraud, List.of(fraud))) {
            JsonWriter out = new JsonWriter();
            assertThatThrownBy(() -> Values.putUntyped(out, out.beginValue(), value))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                    .hasMessageMatching("[ -~]{1,500}");
        }
    }

    @Test
    void numbersOfForeignClassesAreWritten() {
        BigDecimal honest = new BigDecimal("2.50") {};
        JsonWriter out = new JsonWriter();
        out.position(Values.put(out, out.beginValue(), honest));
        assertThat(out).hasToString("2.50");
    }

    /** Cannot be hashed when in a bad mood. */
    private record Moody(String mood) {
        @Override
        public int hashCode() {
            if (mood.equals("bad")) {
                throw new IllegalStateException("not today");
            }
            return mood.length();
        }
    }

    private static <K> KeyCodec<K> keys(Function<String, K> fromName) {
        return new KeyCodec<>() {
            @Override
            public String toName(K key) {
                throw new UnsupportedOperationException();
            }

            @Override
            public K fromName(String name) {
                return fromName.apply(name);
            }
        };
    }

    private static <T> Codec<T> writing(BiConsumer<JsonWriter, T> write) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, T value) {
                write.accept(out, value);
            }

            @Override
            public T read(JsonReader in) {
                throw new UnsupportedOperationException();
            }
        };
    }

    private static <T> Codec<T> reading(Function<JsonReader, T> read) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, T value) {
                throw new UnsupportedOperationException();
            }

            @Override
            public T read(JsonReader in) {
                return read.apply(in);
            }
        };
    }

    @Test
    void nullIsNotPassedToACodecUnlessItIsNullable() {
        Codec<String> trimmed = writing((out, value) -> out.writeString(value.trim()));

        for (ThrowingCallable write : List.<ThrowingCallable>of(
                () -> trimmed.toJson(null),
                () -> trimmed.toJsonBytes(null),
                () -> trimmed.with(JsonOptions.PRETTY).toJson(null),
                () -> trimmed.toLines(Stream.of("a", null), new ByteArrayOutputStream()),
                () -> trimmed.merge(null, "1".getBytes(UTF_8)))) {
            assertThatThrownBy(write).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                    .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
        }
        assertThat(trimmed.nullable().toJson(null)).isEqualTo("null");
    }
}
