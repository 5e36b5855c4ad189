package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.burin.conformance.Context;
import dev.burin.test.ChunkedStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TriedLinesTest {
    private static final Codec<Object> ANY = Context.UNTYPED;
    private static final Codec<List<Integer>> INTS = new Codec<Integer>() {
        @Override
        public void write(JsonWriter out, Integer value) {
            out.writeInt(value);
        }

        @Override
        public Integer read(JsonReader in) {
            return in.readInt();
        }
    }.list();

    @Test
    void linesAroundOneThatIsWrongAreReadWhateverTheChunks() {
        byte[] json = "[1]\n{\n\n[2,\"\u00e9\",3,true] \r\n1]\n[4]".getBytes(UTF_8);

        for (int count = 0; count <= json.length; count++) {
            List<Decoded<List<Integer>>> lines =
                    INTS.tryLines(new ChunkedStream(json, count)).toList();

            assertThat(lines).extracting(Decoded::isValid).containsExactly(true, false, false, false, true);
            assertThat(lines.get(0).value()).containsExactly(1);
            assertThat(lines.get(4).value()).containsExactly(4);
            assertThat(lines.stream().flatMap(line -> line.errors().stream()))
                    .extracting(DecodingError::toString)
                    .containsExactly(
                            "Expected an array but found an object, at $ (line 2, column 1).",
                            "Expected a member name in quotes but the document ends here, at $ (line 2, column 2).",
                            "Expected an int but found the string \"\\u{E9}\", at $[1] (line 4, column 4).",
                            "Expected an int but found true, at $[3] (line 4, column 10).",
                            "Expected an array but found 1, at $ (line 5, column 1).",
                            "Expected the end of the document but found ']', at $ (line 5, column 2).");
        }
    }

    @Test
    void errorsHaveTheirOffsetInTheStream() {
        String good = "[1,2]\n";
        byte[] json = (good.repeat(3_000) + "[1,{},false]\n" + good).getBytes(UTF_8);
        Iterator<Decoded<List<Integer>>> lines =
                INTS.tryLines(new ChunkedStream(json, 100)).iterator();
        IntStream.range(0, 3_000).forEach(i -> assertThat(lines.next().value()).containsExactly(1, 2));

        assertThat(lines.next().errors())
                .containsExactly(
                        new DecodingError(
                                JsonErrorCode.TYPE_MISMATCH,
                                "Expected an int but found an object",
                                "$[1]",
                                6 * 3_000 + 3,
                                3_001,
                                4),
                        new DecodingError(
                                JsonErrorCode.TYPE_MISMATCH,
                                "Expected an int but found false",
                                "$[2]",
                                6 * 3_000 + 6,
                                3_001,
                                7));
        assertThat(lines.next().value()).containsExactly(1, 2);
        assertThat(lines.hasNext()).isFalse();
    }

    @Test
    void aLineThatIsTooLongIsPassedWhateverTheChunks() {
        Codec<Object> codec = ANY.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxElementBytes(3)));
        byte[] json = "123\r\n1234\r\n5\n    \n12345678".getBytes(UTF_8);

        for (int count = 0; count <= json.length; count++) {
            List<Decoded<Object>> lines =
                    codec.tryLines(new ChunkedStream(json, count)).toList();

            assertThat(lines).extracting(Decoded::isValid).containsExactly(true, false, true, false, false);
            assertThat(lines.get(2).value()).isEqualTo(5L);
            assertThat(lines.stream().flatMap(line -> line.errors().stream()))
                    .allSatisfy(error -> assertThat(error.code()).isEqualTo(JsonErrorCode.ELEMENT_LIMIT))
                    .extracting(DecodingError::line, DecodingError::offset)
                    .containsExactly(tuple(2, 5L), tuple(4, 13L), tuple(5, 18L));
        }
    }

    @Test
    void aLineWithoutEndTakesNoMoreMemoryThanTheLimit() {
        long length = 1L << 32;
        InputStream endless = new InputStream() {
            private long at;

            @Override
            public int read() {
                throw new AssertionError();
            }

            @Override
            public int read(byte[] to, int offset, int most) {
                int count = (int) Math.min(most, length - at);
                Arrays.fill(to, offset, offset + count, (byte) '1');
                at += count;
                return count == 0 ? -1 : count;
            }
        };
        Codec<Object> codec = ANY.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxElementBytes(1_000)));

        assertThat(codec.tryLines(endless)).singleElement().satisfies(line -> assertThat(line.errors())
                .singleElement()
                .satisfies(error -> assertThat(error.code()).isEqualTo(JsonErrorCode.ELEMENT_LIMIT)));
    }

    @Test
    void linesTooDeepForTheStackDoNotEndTheStream() {
        Codec<Object> deep = new Codec<>() {
            @Override
            public void write(JsonWriter out, Object value) {
                throw new AssertionError();
            }

            @Override
            public Object read(JsonReader in) {
                return in.readInt() == 0 ? read(JsonReader.of("0".getBytes(UTF_8))) : 1;
            }
        };

        List<Decoded<Object>> lines = deep.tryLines(stream("1\n0\n1")).toList();

        assertThat(lines).extracting(Decoded::isValid).containsExactly(true, false, true);
        assertThat(lines.get(1).errors()).singleElement().satisfies(error -> assertThat(error.code())
                .isEqualTo(JsonErrorCode.DEPTH_LIMIT));
    }

    @Test
    void optionsApplyToEveryLine() {
        Codec<Object> codec = ANY.with(JsonOptions.DEFAULT.withContentInErrors(false));

        assertThat(codec.tryLines(stream("{\"secret\":truth}\n{\"a\":1}")).toList())
                .satisfiesExactly(
                        line -> assertThat(line.errors())
                                .singleElement()
                                .satisfies(error -> assertThat(error.toString()).doesNotContain("secret", "truth")),
                        line -> assertThat(line.value()).isEqualTo(Map.of("a", 1L)));
    }

    @Test
    void onlyNullableCodecsReadNull() {
        assertThat(INTS.nullable().tryLines(stream("null\n[1]")).toList())
                .satisfiesExactly(line -> assertThat(line.value()).isNull(), line -> assertThat(line.value())
                        .containsExactly(1));
        assertThat(INTS.tryLines(stream("null\n[1]")).map(Decoded::isValid)).containsExactly(false, true);
    }

    @Test
    void whatTheStreamThrowsEndsIt() {
        IOException failure = new IOException("thrown for the test");
        InputStream failing = new InputStream() {
            private final InputStream first = stream("1\n[\n");

            @Override
            public int read() throws IOException {
                int next = first.read();
                if (next < 0) {
                    throw failure;
                }
                return next;
            }

            @Override
            public int read(byte[] to, int offset, int most) throws IOException {
                to[offset] = (byte) read();
                return 1;
            }
        };
        Iterator<Decoded<Object>> lines = ANY.tryLines(failing).iterator();

        assertThat(lines.next().isValid()).isTrue();
        assertThat(lines.next().isValid()).isFalse();
        assertThatThrownBy(lines::hasNext)
                .isInstanceOf(UncheckedIOException.class)
                .hasCause(failure);
        assertThatThrownBy(lines::hasNext).hasCause(failure);
    }

    @Test
    void theStreamIsClosedWithTheResult() {
        boolean[] isClosed = {false};
        InputStream json = new ByteArrayInputStream("1".getBytes(UTF_8)) {
            @Override
            public void close() {
                isClosed[0] = true;
            }
        };

        try (Stream<Decoded<Object>> lines = ANY.tryLines(json)) {
            assertThat(lines.count()).isEqualTo(1);
            assertThat(isClosed[0]).isFalse();
        }
        assertThat(isClosed[0]).isTrue();
    }

    private static InputStream stream(String json) {
        return new ByteArrayInputStream(json.getBytes(UTF_8));
    }
}
