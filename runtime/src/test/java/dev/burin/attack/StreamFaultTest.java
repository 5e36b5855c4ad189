package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonSyntaxException;
import dev.burin.conformance.Context;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A17: a stream that fails, ends or is slow at any byte gives its exception, an error with its offset, or the same
 * value.
 */
class StreamFaultTest {
    private static final byte[] JSON =
            "{\"a\\u0062\":[1.5e3,\"\u00e9\\ud83d\\ude00\uD83D\uDE00\",null,{\"count\":-12}],\"next\":true} "
                    .getBytes(UTF_8);
    private static final Object VALUE = Context.UNTYPED.fromJson(JSON);

    /** Gives some bytes of a document, a few at a time, then fails or ends; never says that more are available. */
    private static final class FaultyStream extends InputStream {
        private final byte[] json;
        private final int end;
        private final Throwable failure;
        private final Random random;
        private final int maxCount;
        private int at;
        private boolean isClosed;

        FaultyStream(byte[] json, int end, Throwable failure, int maxCount) {
            this.json = json;
            this.end = end;
            this.failure = failure;
            this.maxCount = maxCount;
            random = new Random(end);
        }

        @Override
        public int read() throws IOException {
            return at == end ? end() : json[at++] & 0xFF;
        }

        @Override
        public int read(byte[] to, int offset, int length) throws IOException {
            if (at == end) {
                return end();
            }
            int count = Math.min(Math.min(length, end - at), random.nextInt(maxCount + 1));
            System.arraycopy(json, at, to, offset, count);
            at += count;
            return count;
        }

        private int end() throws IOException {
            if (failure instanceof IOException e) {
                throw e;
            }
            if (failure instanceof RuntimeException e) {
                throw e;
            }
            return -1;
        }

        @Override
        public int available() {
            return 0;
        }

        @Override
        public void close() {
            isClosed = true;
        }
    }

    @Test
    void anExceptionAtAnyByteIsPassedOnUnchanged() {
        for (Throwable failure : List.of(
                new IOException("reset"),
                new UncheckedIOException(new IOException("reset")),
                new IllegalStateException("closed"))) {
            for (int end = 0; end <= JSON.length; end++) {
                FaultyStream stream = new FaultyStream(JSON, end, failure, 7);

                assertThatThrownBy(() -> Context.UNTYPED.fromJson(stream)).isSameAs(failure);
                assertThat(stream.isClosed).isFalse();
                assertThat(Context.UNTYPED.fromJson(JSON)).isEqualTo(VALUE);
            }
        }
    }

    @Test
    void anEndAtAnyByteIsTheEndOfTheDocument() {
        for (int end = 0; end < JSON.length - 1; end++) {
            int length = end;
            FaultyStream stream = new FaultyStream(JSON, end, null, 7);

            assertThatThrownBy(() -> Context.UNTYPED.fromJson(stream))
                    .isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                        assertThat(e.code()).isEqualTo(JsonErrorCode.UNEXPECTED_END);
                        assertThat(e.offset()).isEqualTo(length);
                    });
            assertThat(stream.isClosed).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 13, 4_095, 4_096, 4_097, 8_191, 8_192, 8_193, 100_000})
    void chunksOfAnySizeAndEmptyOnesGiveTheSameValue(int maxCount) throws IOException {
        assertThat(Context.UNTYPED.fromJson(new FaultyStream(JSON, JSON.length, null, maxCount)))
                .isEqualTo(VALUE);

        for (Attack attack : Attacks.of("A6", "A7")) {
            byte[] document = attack.document(20_000);
            for (Reading reading : List.of(Reading.UNTYPED, Reading.SKIPPED, Reading.CAPTURED)) {
                String expected = outcome(reading, document, document.length);
                assertThat(outcome(reading, document, maxCount))
                        .as("%s %s", attack, reading)
                        .isEqualTo(expected);
            }
        }
    }

    private static String outcome(Reading reading, byte[] document, int maxCount) throws IOException {
        try {
            return String.valueOf(
                    reading.codec().fromJson(new FaultyStream(document, document.length, null, maxCount)));
        } catch (JsonException e) {
            return e.code() + " " + e.getMessage();
        }
    }

    @Test
    void aStreamThatReturnsOnlySingleBytesIsReadToItsEnd() throws IOException {
        ByteArrayInputStream bytes = new ByteArrayInputStream(JSON);
        InputStream reluctant = new InputStream() {
            @Override
            public int read() {
                return bytes.read();
            }

            @Override
            public int read(byte[] to, int offset, int length) {
                return 0;
            }
        };

        assertThat(Context.UNTYPED.fromJson(reluctant)).isEqualTo(VALUE);
    }

    @Test
    void filesAreReadAndWritten(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("value.json");
        try (FileOutputStream target = new FileOutputStream(file.toFile())) {
            Context.UNTYPED.toJson(VALUE, target);
        }
        try (FileInputStream source = new FileInputStream(file.toFile())) {
            assertThat(Context.UNTYPED.fromJson(source)).isEqualTo(VALUE);
        }
    }

    @Test
    void everyTokenIsReadAcrossTheEndOfEveryChunk() throws IOException {
        for (int spaces = 8_192 - JSON.length; spaces <= 8_192; spaces++) {
            byte[] json = Arrays.copyOf(" ".repeat(spaces).getBytes(UTF_8), spaces + JSON.length);
            System.arraycopy(JSON, 0, json, spaces, JSON.length);

            assertThat(Context.UNTYPED.fromJson(new FaultyStream(json, json.length, null, 8_192)))
                    .isEqualTo(VALUE);
        }
    }
}
