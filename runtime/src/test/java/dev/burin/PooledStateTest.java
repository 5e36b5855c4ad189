package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.LineCodec.Line;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A thread's reader and writer are as good as new for every document, even if the previous one failed or another one is
 * in progress.
 */
class PooledStateTest {
    private static final LineCodec CODEC = LineCodec.INSTANCE;
    private static final Line LINE = new Line("a\\\"b\u00e9", 7, List.of("x\ny", "\uD83D\uDE00"), null);
    private static final byte[] JSON = CODEC.toJsonBytes(LINE);

    /** A line as a string that holds its JSON: reads and writes another document within one. */
    private static final Codec<Line> NESTED = new Codec<>() {
        @Override
        public void write(JsonWriter out, Line value) {
            out.writeString(CODEC.toJson(value));
        }

        @Override
        public Line read(JsonReader in) {
            return CODEC.fromJson(in.readString());
        }
    };

    private static final Codec<Line> FAULTY = new Codec<>() {
        @Override
        public void write(JsonWriter out, Line value) {
            out.beginObject();
            out.name("a").beginArray();
            throw new IllegalStateException("in write");
        }

        @Override
        public Line read(JsonReader in) {
            in.beginObject();
            in.readName();
            throw new IllegalStateException("in read");
        }
    };

    @Test
    void aFailedDecodeLeavesNoTrace() {
        byte[] other = "{\"\\u0063ount\":[[[{\"a\":1}]]],\"t\\u0061gs\":[\"\\n\\\"é\",".getBytes(UTF_8);
        for (int length = 0; length <= other.length; length++) {
            for (byte[] whole : List.of(other, JSON)) {
                byte[] bad = Arrays.copyOf(whole, Math.min(length, whole.length - 1));
                assertThatThrownBy(() -> CODEC.fromJson(bad)).isInstanceOf(JsonException.class);
                assertThat(CODEC.fromJson(JSON)).isEqualTo(LINE);
                assertThat(CODEC.map().fromJson("{\"a\\\"b\":" + new String(JSON, UTF_8) + "}"))
                        .containsExactlyEntriesOf(Map.of("a\"b", LINE));
            }
        }
    }

    @Test
    void oneReaderMayReadManyDocuments() {
        JsonReader in = JsonReader.of(JSON);
        for (int length = 0; length < JSON.length; length++) {
            in.reset(JSON, 0, length);
            assertThatThrownBy(() -> CODEC.read(in)).isInstanceOf(JsonSyntaxException.class);
            in.reset(JSON, 0, JSON.length);
            assertThat(in.endDocument(CODEC.read(in))).isEqualTo(LINE);
        }
    }

    @Test
    void aFailedWriteLeavesNoTrace() {
        Line half = new Line("\uD83D", 1, null, null);
        Line deepHalf = new Line("ok", 1, List.of("a", "\uDE00"), null);
        for (Line bad : List.of(half, deepHalf, new Line(null, 1, null, half))) {
            assertThatThrownBy(() -> CODEC.toJsonBytes(bad)).isInstanceOf(JsonException.class);
            assertThat(CODEC.toJsonBytes(LINE)).isEqualTo(JSON);
            assertThat(CODEC.list().toJsonBytes(List.of(LINE))).hasSize(JSON.length + 2);
        }
    }

    @Test
    void aFaultyCodecLeavesNoTrace() {
        assertThatThrownBy(() -> FAULTY.fromJson("{\"a\":1}")).hasCauseInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> FAULTY.list().toJson(List.of(LINE))).isInstanceOf(IllegalStateException.class);
        assertThat(CODEC.fromJson(JSON)).isEqualTo(LINE);
        assertThat(CODEC.toJsonBytes(LINE)).isEqualTo(JSON);
    }

    /** Objects that a codec had begun when the stack overflowed do not become part of the next document. */
    @Test
    void aWriterStoppedByAnErrorLeavesNoTrace() {
        Codec<Line> endless = new Codec<>() {
            @Override
            public void write(JsonWriter out, Line value) {
                out.beginObject();
                out.name("a");
                throw new StackOverflowError();
            }

            @Override
            public Line read(JsonReader in) {
                throw new UnsupportedOperationException();
            }
        };
        Codec<Integer> mixed = new Codec<>() {
            @Override
            public void write(JsonWriter out, Integer value) {
                out.position(out.beginArray(out.beginValue()));
                out.writeInt(value);
                out.writeInt(value);
                out.position(out.endArray(out.putComma(out.position())));
            }

            @Override
            public Integer read(JsonReader in) {
                throw new UnsupportedOperationException();
            }
        };

        assertThatThrownBy(() -> endless.toJson(LINE)).isInstanceOf(JsonException.class);
        assertThat(mixed.toJson(7)).isEqualTo("[7,7]");
    }

    @Test
    void aCodecMayReadAndWriteOtherDocumentsMeanwhile() {
        Codec<List<Line>> lists = NESTED.list();
        List<Line> lines = List.of(LINE, new Line(null, 1, null, LINE));

        assertThat(lists.fromJson(lists.toJson(lines))).isEqualTo(lines);
        assertThat(NESTED.map().fromJson(NESTED.map().toJsonBytes(Map.of("\"", LINE))))
                .isEqualTo(Map.of("\"", LINE));
    }

    @Test
    void anErrorOfTheInnerDocumentLeavesTheOuterReaderWhereItWas() {
        Codec<String> lenient = new Codec<>() {
            @Override
            public void write(JsonWriter out, String value) {
                out.writeString(value);
            }

            @Override
            public String read(JsonReader in) {
                String json = in.readString();
                try {
                    return CODEC.fromJson(json).sku();
                } catch (JsonException e) {
                    return "bad";
                }
            }
        };

        assertThat(lenient.list().fromJson("[\"{\\\"sku\\\":\\\"a\\\",\\\"count\\\":1}\",\"{\",\"[\\u00e9\",\"\"]"))
                .containsExactly("a", "bad", "bad", "bad");
    }

    @Test
    void threadsDoNotInterfere() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<Boolean> task = () -> {
                for (int i = 0; i < 2_000; i++) {
                    Line line =
                            new Line("é" + i, i, List.of(Thread.currentThread().getName()), null);
                    assertThat(CODEC.fromJson(CODEC.toJsonBytes(line))).isEqualTo(line);
                }
                return true;
            };
            for (Future<Boolean> result : threads.invokeAll(List.of(task, task, task, task))) {
                assertThat(result.get()).isTrue();
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aStreamThatFailsPassesItsExceptionOn() throws IOException {
        IOException failure = new IOException("disk full");
        OutputStream target = new OutputStream() {
            @Override
            public void write(int next) throws IOException {
                throw failure;
            }
        };
        for (int length = 0; length <= JSON.length; length++) {
            InputStream source = failingAfter(length, failure);
            assertThatThrownBy(() -> CODEC.fromJson(source)).isSameAs(failure);
        }
        assertThatThrownBy(() -> CODEC.toJson(LINE, target)).isSameAs(failure);

        ByteArrayOutputStream written = new ByteArrayOutputStream();
        CODEC.toJson(LINE, written);
        assertThat(written.toByteArray()).isEqualTo(JSON);
        assertThat(CODEC.fromJson(new ByteArrayInputStream(JSON))).isEqualTo(LINE);
    }

    @Test
    void aStreamMayKeepTheArrayItIsGiven() throws IOException {
        List<ByteBuffer> kept = new ArrayList<>();
        OutputStream keeping = new OutputStream() {
            @Override
            public void write(int next) {
                throw new AssertionError("one call for all bytes");
            }

            @Override
            public void write(byte[] from, int offset, int length) {
                kept.add(ByteBuffer.wrap(from, offset, length));
            }
        };
        CODEC.toJson(LINE, keeping);
        CODEC.toJson(new Line("another", 8, null, null), new BufferedOutputStream(keeping, 1));

        assertThat(CODEC.fromJson(kept.get(0))).isEqualTo(LINE);
    }

    @Test
    @Timeout(20)
    void aStreamMayReturnNoBytesAtTimes() throws IOException {
        ByteArrayInputStream bytes = new ByteArrayInputStream(JSON);
        InputStream hesitant = new InputStream() {
            @Override
            public int read() {
                return bytes.read();
            }

            @Override
            public int read(byte[] to, int offset, int length) {
                return bytes.available() % 3 == 0 ? bytes.read(to, offset, 1) : 0;
            }
        };

        assertThat(CODEC.fromJson(hesitant)).isEqualTo(LINE);
    }

    @Test
    void aStreamThatReturnsMoreBytesThanRequestedIsRejected() {
        InputStream generous = new InputStream() {
            @Override
            public int read() {
                return '1';
            }

            @Override
            public int read(byte[] to, int offset, int length) {
                return length + 1;
            }
        };

        assertThatThrownBy(() -> CODEC.fromJson(generous)).isInstanceOf(IOException.class);
    }

    private static InputStream failingAfter(int length, IOException failure) {
        ByteArrayInputStream bytes = new ByteArrayInputStream(JSON, 0, length);
        return new InputStream() {
            @Override
            public int read() throws IOException {
                int next = bytes.read();
                if (next < 0) {
                    throw failure;
                }
                return next;
            }
        };
    }
}
