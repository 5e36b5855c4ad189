package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.sun.management.ThreadMXBean;
import dev.burin.conformance.Context;
import dev.burin.test.ChunkedStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class StreamedLinesTest {
    private static final Codec<Object> ANY = Context.UNTYPED;
    private static final Error NO_MEMORY = new OutOfMemoryError("thrown for the test");

    @Test
    void everyLineIsADocumentWhateverTheChunks() {
        byte[] json =
                "1\n\n {\"a\":\"\u00e9\\n\"} \r\n \t\n[2,\n".replace(",\n", "]").getBytes(UTF_8);

        for (int count = 0; count <= json.length; count++) {
            assertThat(ANY.lines(new ChunkedStream(json, count)).toList())
                    .isEqualTo(List.of(1L, Map.of("a", "\u00e9\n"), List.of(2L)));
        }
    }

    @Test
    void blankLinesHaveNoValue() {
        assertThat(ANY.lines(new ByteArrayInputStream(new byte[0]))).isEmpty();
        assertThat(ANY.lines(new ByteArrayInputStream("\n \n\r\n".getBytes(UTF_8))))
                .isEmpty();
    }

    @Test
    void aValueIsWrittenOnOneLineWhateverItsWhitespace() throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();

        RawJson.CODEC.toLines(Stream.of(RawJson.of("[\n{\"admin\":\r\ntrue},\"\\n\"]"), RawJson.of("1")), written);

        assertThat(written).hasToString("[ {\"admin\":  true},\"\\n\"]\n1\n");
    }

    @Test
    void theEndIsFinal() {
        var values = ANY.lines(new ByteArrayInputStream("1\n2".getBytes(UTF_8))).spliterator();

        assertThat(values.tryAdvance(value -> {})).isTrue();
        assertThat(values.tryAdvance(value -> {})).isTrue();
        assertThat(values.tryAdvance(value -> {})).isFalse();
        assertThat(values.tryAdvance(value -> {})).isFalse();
    }

    @Test
    void anErrorHasItsOffsetInTheStreamAndItsPathInTheLine() {
        String good = "{\"a\":\"\u00e9\"}\n";
        byte[] json = (good.repeat(3_000) + "{\"a\":[1,nul]}\n1").getBytes(UTF_8);
        Iterator<Object> values = ANY.lines(new ChunkedStream(json, 100)).iterator();
        IntStream.range(0, 3_000).forEach(i -> values.next());

        assertThatThrownBy(values::next).isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
            assertThat(e.path()).isEqualTo("$.a[1]");
            assertThat(e.line()).isEqualTo(3_001);
            assertThat(e.column()).isEqualTo(12);
            assertThat(e.offset()).isEqualTo(11 * 3_000 + 11);
        });
    }

    @Test
    void aDocumentEndsWithItsLine() {
        assertThatThrownBy(() -> ANY.lines(new ByteArrayInputStream("[1,\n2]".getBytes(UTF_8)))
                        .count())
                .hasMessage("Expected a value but the document ends here, at $[1] (line 1, column 4).");
        assertThatThrownBy(() -> ANY.lines(new ByteArrayInputStream("1 2\n".getBytes(UTF_8)))
                        .toList())
                .hasMessage("Expected the end of the document but found 2, at $ (line 1, column 3).");
    }

    @Test
    void aLineIsNoLongerThanTheLimit() {
        Codec<Object> codec = ANY.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxElementBytes(5)));

        assertThat(codec.lines(new ByteArrayInputStream("12345\n12345".getBytes(UTF_8))))
                .hasSize(2);
        assertThatThrownBy(() -> codec.lines(new ByteArrayInputStream("1\n123456".getBytes(UTF_8)))
                        .toList())
                .hasMessage(
                        "More than 5 bytes of one value (raise it by JsonLimits.withMaxElementBytes if that is intended),"
                                + " at $ (line 2, column 1).");
    }

    @Test
    void theLineTerminatorDoesNotCountAgainstTheLimitWhateverTheChunks() {
        Codec<Object> codec = ANY.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxElementBytes(3)));
        byte[] json = "123\r\n4\r\n".getBytes(UTF_8);
        byte[] tooLong = "123\r\n1234\r\n".getBytes(UTF_8);
        byte[] withReturn = "123\r".getBytes(UTF_8);

        for (int count = 0; count <= tooLong.length; count++) {
            assertThat(codec.lines(new ChunkedStream(json, count))).containsExactly(123L, 4L);
            Stream<Object> rejected = codec.lines(new ChunkedStream(tooLong, count));
            assertThatThrownBy(rejected::toList).isInstanceOfSatisfying(JsonException.class, e -> {
                assertThat(e.code()).isEqualTo(JsonErrorCode.ELEMENT_LIMIT);
                assertThat(e.offset()).isEqualTo(5);
            });
            Stream<Object> last = codec.lines(new ChunkedStream(withReturn, count)); // a return alone is whitespace
            assertThatThrownBy(last::toList).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                    .isEqualTo(JsonErrorCode.ELEMENT_LIMIT));
        }
    }

    @Test
    void linesAndArraysAreWrittenAsTheyAreRead() throws IOException {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        ByteArrayOutputStream array = new ByteArrayOutputStream();
        ByteArrayOutputStream empty = new ByteArrayOutputStream();

        ANY.toLines(Stream.of(1, "a\n", List.of(2)), lines);
        ANY.toArray(Stream.of(1, null, List.of(2)), array);
        ANY.toArray(Stream.empty(), empty);
        ANY.toLines(Stream.empty(), empty);

        assertThat(lines).hasToString("1\n\"a\\n\"\n[2]\n");
        assertThat(array).hasToString("[1,null,[2]]");
        assertThat(empty).hasToString("[]");
    }

    @Test
    void longOutputIsHandedOnPieceByPiece() throws IOException {
        int[] longest = {0};
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        OutputStream target = new OutputStream() {
            @Override
            public void write(int b) {
                throw new AssertionError();
            }

            @Override
            public void write(byte[] bytes, int offset, int length) {
                longest[0] = Math.max(longest[0], length);
                all.write(bytes, offset, length);
                Arrays.fill(bytes, (byte) 0);
            }
        };
        List<Object> values =
                IntStream.range(0, 20_000).<Object>mapToObj(i -> "text " + i).toList();

        ANY.toArray(values.stream(), target);

        assertThat(longest[0]).isBetween(1_000, 8_192);
        assertThat(ANY.stream(new ByteArrayInputStream(all.toByteArray())).toList())
                .isEqualTo(values);
    }

    @Test
    void aLongLineIsHandedOnBeforeAndAfterShortOnes() throws IOException {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        List<Object> values = List.of("long".repeat(10_000), "short", "long".repeat(10_000));

        ANY.toLines(values.stream(), lines);

        assertThat(ANY.lines(new ByteArrayInputStream(lines.toByteArray()))).containsExactlyElementsOf(values);
    }

    @Test
    void unwritableValuesAreLocatedInTheWholeOutput() {
        List<Object> bad = List.of(1, Double.NaN);

        assertThatThrownBy(() -> ANY.toArray(Stream.of("\u00e9", bad), new ByteArrayOutputStream()))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.offset()).isEqualTo(9))
                .hasMessageEndingWith("at $[1][1] (line 1, column 9).");
        assertThatThrownBy(() -> ANY.toLines(Stream.of("\u00e9", bad), new ByteArrayOutputStream()))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.offset()).isEqualTo(8))
                .hasMessageEndingWith("at $[1] (line 2, column 4).");
        assertThatThrownBy(() -> RawJson.CODEC.toLines(Stream.of((RawJson) null), new ByteArrayOutputStream()))
                .isInstanceOf(JsonException.class);
    }

    /** Returns an iterator over the values, which throws those that are exceptions or errors. */
    private static Iterator<Object> each(Object... values) {
        Iterator<Object> each = List.of(values).iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return each.hasNext();
            }

            @Override
            public Object next() {
                Object next = each.next();
                if (next instanceof RuntimeException e) {
                    throw e;
                }
                if (next instanceof Error e) {
                    throw e;
                }
                return next;
            }
        };
    }

    private static Stream<Object> stream(Object... values) {
        Iterator<Object> each = each(values);
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(each, 0), false);
    }

    @Test
    void earlierValuesAreWrittenWhateverIsThrown() {
        String longText = "x".repeat(10_000);
        for (Object thrown : List.of(
                Double.NaN,
                List.of("a", List.of(Double.NaN)),
                Map.of("a", new Object()),
                new IllegalStateException("no more"),
                new AssertionError("broken"),
                new StackOverflowError())) {
            ByteArrayOutputStream lines = new ByteArrayOutputStream();
            ByteArrayOutputStream array = new ByteArrayOutputStream();
            ByteArrayOutputStream longLines = new ByteArrayOutputStream();
            ByteArrayOutputStream none = new ByteArrayOutputStream();

            assertEndsWith(thrown, () -> ANY.toLines(stream(1, "\u00e9", thrown, 2), lines));
            assertEndsWith(thrown, () -> ANY.toArray(stream(1, "\u00e9", thrown, 2), array));
            assertEndsWith(thrown, () -> ANY.toLines(stream(1, longText, 2, thrown), longLines));
            assertEndsWith(thrown, () -> ANY.toArray(stream(thrown), none));
            assertEndsWith(thrown, () -> ANY.toLines(stream(thrown), none));

            assertThat(lines.toString(UTF_8)).as("%s", thrown).isEqualTo("1\n\"\u00e9\"\n");
            assertThat(array.toString(UTF_8)).as("%s", thrown).isEqualTo("[1,\"\u00e9\"");
            assertThat(longLines.toString(UTF_8)).as("%s", thrown).isEqualTo("1\n\"" + longText + "\"\n2\n");
            assertThat(none.size()).as("%s", thrown).isZero();
        }
    }

    /**
     * Asserts that writing ends with what was thrown, or because a value cannot be written, and that sending the
     * earlier values did not fail.
     */
    private static void assertEndsWith(Object thrown, ThrowingCallable writing) {
        Throwable end = catchThrowable(writing);
        if (thrown instanceof Throwable) {
            assertThat(end).isSameAs(thrown);
        } else {
            assertThat(end).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                    .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
        }
        assertThat(end).hasNoSuppressedExceptions();
    }

    /** Otherwise an OutOfMemoryError would occur again before the values that are ready have been sent. */
    @Test
    void sendingTheLastValuesTakesNoMemory() throws IOException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long[] allocated = new long[2];
        Iterator<Object> values = new Iterator<>() {
            private boolean isFirst = true;

            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Object next() {
                if (isFirst) {
                    isFirst = false;
                    return 1;
                }
                allocated[0] = threads.getCurrentThreadAllocatedBytes();
                throw NO_MEMORY;
            }
        };
        OutputStream target = new OutputStream() {
            @Override
            public void write(int b) {
                throw new AssertionError();
            }

            @Override
            public void write(byte[] bytes, int offset, int length) {
                allocated[1] = threads.getCurrentThreadAllocatedBytes();
            }
        };
        Stream<Object> stream = StreamSupport.stream(Spliterators.spliteratorUnknownSize(values, 0), false);

        assertThatThrownBy(() -> ANY.toLines(stream, target)).isSameAs(NO_MEMORY);

        assertThat(allocated[1] - allocated[0]).isBetween(0L, 4_000L);
    }

    /** Counts the writes and fails each of them. */
    private static final class FailingTarget extends OutputStream {
        private final Exception failure;
        private int writes;

        FailingTarget(Exception failure) {
            this.failure = failure;
        }

        @Override
        public void write(int b) {
            throw new AssertionError();
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            writes++;
            if (failure instanceof IOException e) {
                throw e;
            }
            throw (RuntimeException) failure;
        }
    }

    @Test
    void bytesThatTheTargetFailedToTakeAreNotSentAgain() {
        String part = "a".repeat(5_000);
        String whole = "b".repeat(20_000);
        for (Exception failure : List.of(new IOException("full"), new IllegalStateException("closed"))) {
            for (List<Object> values : List.<List<Object>>of(
                    List.of("a"), List.of(part, part, "c"), List.of(whole, "c"), List.of("c", whole, part))) {
                FailingTarget lines = new FailingTarget(failure);
                FailingTarget array = new FailingTarget(failure);

                assertThatThrownBy(() -> ANY.toLines(values.stream(), lines)).isSameAs(failure);
                assertThatThrownBy(() -> ANY.toArray(values.stream(), array)).isSameAs(failure);

                assertThat(lines.writes).isEqualTo(1);
                assertThat(array.writes).isEqualTo(1);
            }
        }
    }

    @Test
    void aTargetThatFailsToTakeEarlierValuesDoesNotHideTheError() {
        FailingTarget target = new FailingTarget(new IOException("full"));

        assertThatThrownBy(() -> ANY.toLines(stream(1, Double.NaN), target))
                .isInstanceOf(JsonException.class)
                .hasSuppressedException(target.failure);
        assertThat(target.writes).isEqualTo(1);
    }

    @Test
    void aTruncatedDocumentEndsInItsLineWhateverTheLineTerminator() {
        for (String end : List.of("\n", "\r\n")) {
            String json = String.join(end, "[1]", "[2,", "[3]", "");
            try (Stream<List<Integer>> lines =
                    Codecs.INTEGER.list().lines(new ByteArrayInputStream(json.getBytes(UTF_8)))) {
                assertThatThrownBy(lines::toList)
                        .hasMessageContaining("the document ends here, at $[1] (line 2, column 4)");
            }
        }
    }
}
