package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.sun.management.ThreadMXBean;
import dev.burin.conformance.Context;
import dev.burin.test.ChunkedStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StreamedElementsTest {
    private static final Codec<Object> ANY = Context.UNTYPED;

    /** How many bytes of a stream are in memory at first. */
    private static final int BUFFER_BYTES = 1 << 13;

    /**
     * The values delivered, and the exception thrown at the end with its code, offset and message, or an empty string.
     */
    private record Result(List<Object> values, String error) {
        static Result of(Stream<Object> stream) {
            List<Object> values = new ArrayList<>();
            try (stream) {
                stream.forEach(values::add);
                return new Result(values, "");
            } catch (JsonException e) {
                return new Result(values, e.getClass() + " " + e.code() + " " + e.offset() + " " + e.getMessage());
            }
        }

        static Result ofList(byte[] json) {
            return of(Stream.of(json).flatMap(bytes -> ANY.list().fromJson(bytes).stream()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                " [ \n] \r\n",
                "[null,true,-1.5e3,\"\u00e9\uD83D\uDE00\\\"\\\\\\u20ac\",[[],{}],{\"a\":[{\"b\":\"]},{[\"}]}]",
                "\r\n[ 1 ,\r2\r\n,\n\"\u00e9\",  {\"a\" : tru} ]",
                "[1,2,]",
                "[1 2]",
                "[1,,2]",
                "[,1]",
                "[1}",
                "[{\"a\":1]",
                "[1,\"a\nb\"]",
                "[\"\\\\\",\"\\\\\\\",x]",
                "[1,\"\\ud83d\"]",
                "[1,1.5.5]",
                "[01]",
                "[1,2.5",
                "[1,2",
                "[1,",
                "[",
                "[1,\"abc",
                "[1,\"abc\\",
                "[1,{\"a\":{\"b\":[1,{\"c\":nul}]}}]",
                "[1] x",
                "[1]]",
                "[1],",
                "[1] \"what is after the value is much too long to be shown\"",
                "{\"a\":1}",
                "\"abc\" ",
                "17 ",
                "x",
                "",
                " \n ",
                "[1,1e999]",
                "[{\"a\":1,\"a\":2}]",
                "[1,[[[\u00e9]]]]"
            })
    void aStreamGivesTheResultsOfAListWhateverTheChunks(String text) {
        byte[] json = text.getBytes(UTF_8);
        Result expected = Result.ofList(json);

        for (int count = 0; count <= json.length; count++) {
            Result streamed = Result.of(ANY.stream(new ChunkedStream(json, count)));

            assertThat(streamed.error()).as("%s bytes at once", count).isEqualTo(expected.error());
            if (expected.error().isEmpty()) {
                assertThat(streamed).isEqualTo(expected);
            }
        }
    }

    @Test
    void theBufferMayEndAnywhere() {
        String tail = ",\"\u00e9\uD83D\uDE00\\\\\\\"\",\r\n{\"a\":[17,\"\\u20ac\"]} , 3.5e1 ] \n";
        for (int front = BUFFER_BYTES - 2 - tail.length(); front <= BUFFER_BYTES; front++) {
            byte[] json = ("[0" + " ".repeat(front) + tail).getBytes(UTF_8);
            byte[] broken = ("[\"" + "x".repeat(front) + "\"" + tail + "!").getBytes(UTF_8);

            assertThat(Result.of(ANY.stream(new ByteArrayInputStream(json)))).isEqualTo(Result.ofList(json));
            assertThat(Result.of(ANY.stream(new ByteArrayInputStream(broken))).error())
                    .isEqualTo(Result.ofList(broken).error());
        }
    }

    @Test
    void locationsAreThoseInTheWholeStream() {
        String line = "{\"text\":\"\u00e9\"},\r\n";
        byte[] json = ("[" + line.repeat(5_000) + "\n\"\u00e9\", {\"text\" : nul}]").getBytes(UTF_8);

        Result streamed = Result.of(ANY.stream(new ChunkedStream(json, 1_000)));

        assertThat(streamed.values()).hasSize(5_001);
        assertThat(streamed.error())
                .isEqualTo(Result.ofList(json).error())
                .contains("$[5001].text (line 5002, column 19)");
    }

    @Test
    void trailingContentIsRejectedHoweverLongItIs() {
        byte[] json = ("[1] \n" + "more".repeat(10_000)).getBytes(UTF_8);

        assertThat(Result.of(ANY.stream(new ByteArrayInputStream(json))).error())
                .isEqualTo(Result.ofList(json).error())
                .contains("(line 2, column 1)");
    }

    @Test
    void elementsBeforeAnErrorAreDeliveredAndTheErrorIsThrownAgain() {
        Iterator<Object> values = ANY.stream(new ByteArrayInputStream("[1,2,x,4]".getBytes(UTF_8)))
                .iterator();

        assertThat(values.next()).isEqualTo(1L);
        assertThat(values.next()).isEqualTo(2L);
        assertThatThrownBy(values::next).isInstanceOf(JsonSyntaxException.class).hasMessageContaining("at $[2]");
        assertThatThrownBy(values::next).isInstanceOf(JsonSyntaxException.class).hasMessageContaining("at $[2]");
    }

    @Test
    void nothingIsReadBeforeItIsRequestedNorBeyondTheNextComma() {
        InputStream failing = new ChunkedStream("[1,2,".getBytes(UTF_8), 1) {
            @Override
            protected int end() throws IOException {
                throw new IOException("broken pipe");
            }
        };

        Iterator<Object> values = ANY.stream(failing).iterator();

        assertThat(values.next()).isEqualTo(1L);
        assertThat(values.next()).isEqualTo(2L);
        assertThatThrownBy(values::next)
                .isInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage("broken pipe");
    }

    @Test
    void closingTheStreamClosesItsSource() {
        ChunkedStream source = new ChunkedStream("[1,2]".getBytes(UTF_8), 9);

        try (Stream<Object> values = ANY.stream(source)) {
            assertThat(values.findFirst()).contains(1L);
            assertThat(source.isClosed()).isFalse();
        }

        assertThat(source.isClosed()).isTrue();
    }

    @Test
    void anElementIsNoLongerThanTheLimit() {
        JsonOptions options = JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxElementBytes(10));
        Codec<Object> codec = ANY.with(options);
        byte[] json = "[12345678 ,\"12345678\",\"123456789\"]".getBytes(UTF_8);

        for (int count = 0; count <= json.length; count++) {
            Result streamed = Result.of(codec.stream(new ChunkedStream(json, count)));

            assertThat(streamed.values()).hasSize(2);
            assertThat(streamed.error())
                    .contains("ELEMENT_LIMIT 22")
                    .contains(
                            "More than 10 bytes of one value (raise it by JsonLimits.withMaxElementBytes if that is intended)")
                    .contains("at $[2] (line 1, column 23).");
        }
    }

    @Test
    void anotherValueWithinTheLimitIsATypeMismatchWhateverTheChunks() {
        Codec<Object> codec = ANY.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxElementBytes(9)));
        byte[] short9 = " 123456789,".getBytes(UTF_8);
        byte[] long10 = " 1234567890,".getBytes(UTF_8);

        for (int count = 0; count <= long10.length; count++) {
            assertThat(Result.of(codec.stream(new ChunkedStream(short9, count))).error())
                    .contains("TYPE_MISMATCH 1");
            assertThat(Result.of(codec.stream(new ChunkedStream(long10, count))).error())
                    .contains("ELEMENT_LIMIT 1");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uFEFF[1", "Nope, 1", "'1', 2", ",[1"})
    void anInvalidBeginningOfAnEndlessStreamIsRejected(String start) {
        byte[] beginning = start.getBytes(UTF_8);
        InputStream rest = new InputStream() {
            @Override
            public int read() {
                return 'x';
            }
        };
        InputStream endless = new SequenceInputStream(new ByteArrayInputStream(beginning), rest);

        assertThat(Result.of(ANY.stream(endless)).error()).contains("UNEXPECTED_BYTE 0");
        assertThat(Result.of(ANY.stream(new ChunkedStream(beginning, 2)))).isEqualTo(Result.ofList(beginning));
    }

    @Test
    void anElementThatNeverEndsIsRejectedAtTheLimit() {
        InputStream endless = new InputStream() {
            private boolean isBegun;

            @Override
            public int read() {
                int next = isBegun ? 'x' : '[';
                isBegun = true;
                return next;
            }
        };

        assertThatThrownBy(() -> ANY.stream(endless).count())
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.ELEMENT_LIMIT));
    }

    @Test
    void longElementsAreReadOnceHoweverSmallTheChunks() {
        byte[] json = ("[\"" + "\u00e9".repeat(500_000) + "\"]").getBytes(UTF_8);

        Result streamed = Result.of(ANY.stream(new ChunkedStream(json, 7)));

        assertThat(streamed).isEqualTo(Result.ofList(json));
    }

    @Test
    void twoHundredMegabytesTakeTheMemoryOfOneElement() {
        byte[] element = "{\"id\":12345,\"name\":\"somebody\",\"tags\":[\"a\",\"b\"]}".getBytes(UTF_8);
        int count = 200_000_000 / (element.length + 1);
        Codec<Integer> skipping = new Codec<>() {
            @Override
            public void write(JsonWriter out, Integer value) {
                out.writeInt(value);
            }

            @Override
            public Integer read(JsonReader in) {
                in.skipValue();
                return 1;
            }
        };
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();

        long found = skipping.stream(new RepeatedElement(element, count))
                .mapToLong(Integer::longValue)
                .sum();

        assertThat(found).isEqualTo(count);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000_000);
    }

    @Test
    void nullIsAnElementAndOptionsAreKept() {
        byte[] json = "[null,[[1]]]".getBytes(UTF_8);
        JsonOptions twoLevels = JsonOptions.DEFAULT.withLimits(new JsonLimits(2, 9, 9));

        assertThat(Result.of(ANY.stream(new ByteArrayInputStream(json))).values())
                .isEqualTo(java.util.Arrays.asList(null, List.of(List.of(1L))));
        assertThat(Result.of(ANY.with(twoLevels).stream(new ByteArrayInputStream(json))))
                .satisfies(result -> assertThat(result.values()).isEqualTo(Collections.singletonList(null)))
                .satisfies(result -> assertThat(result.error()).contains("DEPTH_LIMIT 7"));
    }

    /** An array that is generated while it is read. */
    private static final class RepeatedElement extends InputStream {
        private final byte[] element;
        private long left;
        private int at = -1;

        RepeatedElement(byte[] element, int count) {
            this.element = element;
            left = count;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0];
        }

        @Override
        public int read(byte[] to, int offset, int length) {
            if (left < 0) {
                return -1;
            }
            if (at < 0) {
                at = 0;
                to[offset] = '[';
                return 1;
            }
            int count = Math.min(length, element.length - at);
            System.arraycopy(element, at, to, offset, count);
            at += count;
            if (at == element.length && count < length) {
                left--;
                to[offset + count] = (byte) (left == 0 ? ']' : ',');
                left = left == 0 ? -1 : left;
                at = 0;
                count++;
            }
            return count;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[1,2] x", "[1,2]]", "[1,2],", "[1,2][", "[1,2]\n\u00e9", "[1,2\t] {}", " [ 1 , 2 ] \0", "[1,2]1"
            })
    void theLastElementIsDeliveredBeforeTrailingContentIsRejected(String text) {
        byte[] json = text.getBytes(UTF_8);
        String expected = Result.ofList(json).error();

        for (int count = 0; count <= json.length; count++) {
            Result streamed = Result.of(ANY.stream(new ChunkedStream(json, count)));

            assertThat(streamed).as("%s bytes at once", count).isEqualTo(new Result(List.of(1L, 2L), expected));
        }
        assertThat(expected).isNotEmpty();
    }

    @Test
    void contentAfterAnEmptyArrayIsRejected() {
        for (String text : List.of("[] x", "[]]", "[],", " [ ] 1")) {
            byte[] json = text.getBytes(UTF_8);

            Result streamed = Result.of(ANY.stream(new ByteArrayInputStream(json)));

            assertThat(streamed).as(text).isEqualTo(Result.ofList(json));
            assertThat(streamed.error()).as(text).isNotEmpty();
        }
    }

    @Test
    void nothingAfterTheArrayIsReadBeforeTheLastElementIsDelivered() {
        InputStream failing = new ChunkedStream("[1,2]".getBytes(UTF_8), 1) {
            @Override
            protected int end() throws IOException {
                throw new IOException("broken pipe");
            }
        };

        Iterator<Object> values = ANY.stream(failing).iterator();

        assertThat(values.next()).isEqualTo(1L);
        assertThat(values.next()).isEqualTo(2L);
        for (int times = 0; times < 2; times++) {
            assertThatThrownBy(values::hasNext)
                    .isInstanceOf(UncheckedIOException.class)
                    .hasRootCauseMessage("broken pipe");
        }
    }

    @Test
    void theEndIsFinal() {
        for (String text : List.of("[]", "[1]", "[1] \n ")) {
            var values = ANY.stream(new ChunkedStream(text.getBytes(UTF_8), 1)).spliterator();
            values.forEachRemaining(value -> assertThat(value).isEqualTo(1L));

            assertThat(values.tryAdvance(value -> {})).as(text).isFalse();
            assertThat(values.tryAdvance(value -> {})).as(text).isFalse();
        }
    }

    /** Reads a number, and throws within an object that holds an array. */
    private record Throwing(Throwable thrown) implements Codec<Integer> {
        @Override
        public void write(JsonWriter out, Integer value) {
            out.writeInt(value);
        }

        @Override
        public Integer read(JsonReader in) {
            if (in.peekByte() != '{') {
                return in.readInt();
            }
            in.beginObject();
            in.readName();
            in.beginArray();
            throw Throwing.<RuntimeException>undeclared(thrown);
        }

        @SuppressWarnings("unchecked")
        private static <E extends Throwable> E undeclared(Throwable thrown) throws E {
            throw (E) thrown;
        }
    }

    @Test
    void aStackOverflowIsThrownAgain() {
        Codec<Integer> codec = new Throwing(new StackOverflowError());
        for (Stream<Integer> values : List.of(
                codec.stream(new ByteArrayInputStream("[0,{\"a\":[1,2]},3]".getBytes(UTF_8))),
                codec.lines(new ByteArrayInputStream("0\n{\"a\":[1,2]}\n3".getBytes(UTF_8))))) {
            Iterator<Integer> each = values.iterator();
            assertThat(each.next()).isZero();
            Throwable thrown = catchThrowable(each::next);

            assertThat(thrown)
                    .isInstanceOfSatisfying(
                            JsonSyntaxException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT))
                    .hasMessageContaining("The stack of this thread ended in level ")
                    .hasCauseExactlyInstanceOf(StackOverflowError.class);
            assertThatThrownBy(each::next).isSameAs(thrown);
        }
    }

    @Test
    void whateverACodecThrowsIsThrownAgainAndNothingIsSkipped() {
        String json = "[0,{\"a\":[1,2]},3]";
        for (Throwable thrown : List.of(
                new AssertionError("broken"),
                new InternalError("of the machine"),
                new InterruptedException("declared by no method"))) {
            Codec<Integer> codec = new Throwing(thrown);
            String lines =
                    json.substring(1, json.length() - 1).replace(",{", "\n{").replace(",3", "\n3");

            for (Iterator<Integer> values : List.of(
                    codec.stream(new ByteArrayInputStream(json.getBytes(UTF_8))).iterator(),
                    codec.lines(new ByteArrayInputStream(lines.getBytes(UTF_8))).iterator())) {
                assertThat(values.next()).isZero();
                for (int times = 0; times < 3; times++) {
                    assertThatThrownBy(values::next).isSameAs(thrown);
                }
            }
        }
    }

    /** The window is full, or nearly so, where the stream ends. */
    @ParameterizedTest
    @ValueSource(ints = {8191, 8192, 8193, 16384})
    void trailingContentIsRejectedAtItsOffsetWhereverTheWindowEnds(int length) {
        for (String array : List.of("[1]", "[1,2,3]", "[]")) {
            for (String tail : List.of("x", "]", ",1", "\"abc\"", "1e5", "\n{", "[4,5]{", "\uFEFF")) {
                for (boolean isFirst : new boolean[] {true, false}) {
                    String blanks = " ".repeat(length - array.length() - tail.getBytes(UTF_8).length);
                    int bracket = array.length() - 1;
                    String json = isFirst
                            ? array + blanks + tail
                            : array.substring(0, bracket) + blanks + array.substring(bracket) + tail;
                    byte[] bytes = json.getBytes(UTF_8);

                    Throwable expected =
                            catchThrowable(() -> Codecs.INTEGER.list().fromJson(bytes));
                    Throwable found = catchThrowable(() -> Codecs.INTEGER.stream(new ByteArrayInputStream(bytes))
                            .toList());

                    assertThat(found)
                            .as(array + " and " + tail)
                            .isInstanceOf(JsonSyntaxException.class)
                            .hasMessage(expected.getMessage());
                }
            }
        }
    }
}
