package dev.burin;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.test.ChunkedStream;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A document is read from a stream as it is from an array, whatever the array that is reused held before. */
class StreamedDocumentTest {
    private static final Codec<RawJson> RAW = RawJson.CODEC;

    @TempDir
    Path folder;

    /** Lengths around those of the initial array and of the longest one, and much longer. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8190, 8191, 8192, 8193, 16384, 16385, 32767, 32768, 32769, 65536, 300_000, 3_000_000})
    void documentsOfEveryLengthAreReadFromEveryKindOfStream(int length) throws IOException {
        byte[] json = text(length, 'a');
        Path file = Files.write(folder.resolve("document.json"), json);

        for (int round = 0; round < 2; round++) {
            RawJson expected = RawJson.of(json);
            assertThat(RAW.fromJson(new ByteArrayInputStream(json))).isEqualTo(expected);
            assertThat(RAW.fromJson(new ChunkedStream(json, 1))).isEqualTo(expected);
            assertThat(RAW.fromJson(new ChunkedStream(json, 0))).isEqualTo(expected);
            assertThat(RAW.fromJson(new ChunkedStream(json, 8192))).isEqualTo(expected);
            assertThat(RAW.fromJson(new ChunkedStream(json, Integer.MAX_VALUE))).isEqualTo(expected);
            try (InputStream in = new FileInputStream(file.toFile())) {
                assertThat(RAW.fromJson(in)).isEqualTo(expected);
                assertThat(in.read()).isEqualTo(-1);
            }
            try (InputStream in = Files.newInputStream(file)) {
                assertThat(RAW.fromJson(in)).isEqualTo(expected);
            }
            fillTheArrayWith('7');
        }
    }

    /** In the reused array, each is followed by what would complete it, or by another value. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "[",
                "[1",
                "[12,",
                "{\"a\":1",
                "\"te",
                "\"\\u12",
                "tru",
                "12.",
                "1e",
                "-",
                "[[1]",
                "\"\u00e9"
            })
    void earlierContentOfTheArrayIsNotRead(String json) throws IOException {
        byte[] bytes = json.getBytes(UTF_8);
        for (char before : new char[] {'7', 'e', '"', ']', ' '}) {
            fillTheArrayWith(before);
            assertThat(messageOf(new ChunkedStream(bytes, 1 << 13))).isEqualTo(messageOf(bytes));
        }
    }

    @Test
    void resultsStayTheSameWhenTheNextDocumentIsRead() throws IOException {
        RawJson raw = RAW.fromJson(streamOf("[\"first\"]"));
        JsonValue tree = JsonValue.CODEC.fromJson(streamOf("[\"first\",1.25]"));
        JsonException error = catchThrowableOfType(JsonException.class, () -> RAW.fromJson(streamOf("[\"first\"x")));
        String message = error.getMessage();

        fillTheArrayWith('7');

        assertThat(raw).hasToString("[\"first\"]");
        assertThat(tree).hasToString("[\"first\",1.25]");
        assertThat(error).hasMessage(message).hasMessageContaining("found x");
    }

    /** A read that was abandoned may still complete, in a thread of the stream. */
    @Test
    void aFailedStreamMayStillWriteIntoItsArray() throws IOException {
        Remembering failing = new Remembering("[1", 2) {
            @Override
            protected int end() throws IOException {
                throw new IOException("timeout");
            }
        };

        assertThatThrownBy(() -> RAW.fromJson(failing)).hasMessage("timeout");

        assertNoHarmBySpoiling(failing.given);
    }

    /** Like the test above, but the stream returns no byte where it could not wait, and the next bytes later. */
    @Test
    void aStreamThatReturnedNoBytesMayStillWriteIntoItsArray() throws IOException {
        Remembering late = new Remembering("[1]", 0);

        assertThat(RAW.fromJson(late)).hasToString("[1]");
        assertNoHarmBySpoiling(late.given);
    }

    /** Remembers the arrays that it was given. */
    private static class Remembering extends ChunkedStream {
        final List<byte[]> given = new ArrayList<>();

        Remembering(String json, int count) {
            super(json.getBytes(US_ASCII), count);
        }

        @Override
        public int read(byte[] to, int offset, int length) throws IOException {
            given.add(to);
            return super.read(to, offset, length);
        }
    }

    /** Reads a document, and before its end writes into arrays that another stream was given. */
    private static void assertNoHarmBySpoiling(List<byte[]> given) throws IOException {
        assertThat(given).isNotEmpty();
        InputStream next = new ChunkedStream("[1,2,3]".getBytes(US_ASCII), 7) {
            @Override
            protected int end() {
                given.forEach(array -> Arrays.fill(array, (byte) '?'));
                return -1;
            }
        };

        assertThat(RAW.fromJson(next)).hasToString("[1,2,3]");
    }

    @Test
    void aStreamCannotSeeThePreviousDocument() throws IOException {
        RAW.fromJson(new ChunkedStream("\"secret\"".getBytes(US_ASCII), 100));
        List<Integer> seen = new ArrayList<>();
        InputStream curious = new ChunkedStream("1".getBytes(US_ASCII), 1) {
            @Override
            public int read(byte[] to, int offset, int length) throws IOException {
                for (int i = offset; i < to.length; i++) {
                    seen.add((int) to[i]);
                }
                return super.read(to, offset, length);
            }
        };

        assertThat(RAW.fromJson(curious)).hasToString("1");
        assertThat(seen).isNotEmpty().containsOnly(0);
    }

    /** A failure that a codec keeps is about its own document: its message and place must not be those of the next one. */
    @Test
    void anExceptionOfOneDocumentIsNotTakenForOneOfTheNext() throws IOException {
        Codec<String> keeping = new Codec<>() {
            private @Nullable JsonException kept;

            @Override
            public void write(JsonWriter out, String value) {
                out.writeString(value);
            }

            @Override
            public String read(JsonReader in) {
                if (kept != null) {
                    in.readString();
                    throw kept;
                }
                try {
                    return "" + in.readInt();
                } catch (JsonException e) {
                    kept = e;
                    throw e;
                }
            }
        };
        String first = "[\n \"SECRET-OF-ANN\"]";
        String second = "[\"public text abc\"]";
        assertThat(second).hasSameSizeAs(first);

        catchThrowableOfType(JsonException.class, () -> keeping.list().fromJson(streamOf(first)));
        Codec<List<String>> silent = keeping.list().with(JsonOptions.DEFAULT.withContentInErrors(false));
        JsonException error = catchThrowableOfType(JsonException.class, () -> silent.fromJson(streamOf(second)));

        assertThat(error.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
        assertThat(error.offset()).isEqualTo(1);
        assertThat(error.getMessage()).doesNotContain("SECRET");
    }

    private static InputStream streamOf(String json) {
        return new ChunkedStream(json.getBytes(US_ASCII), 100);
    }

    /** A codec may do so if it reads its part of the document from elsewhere. */
    @Test
    void aDocumentIsReadWithinAnother() throws IOException {
        InputStream outer = new ChunkedStream("[1,2,3]".getBytes(US_ASCII), 2) {
            @Override
            public int read(byte[] to, int offset, int length) throws IOException {
                assertThat(RAW.fromJson(new ChunkedStream("\"within\"".getBytes(US_ASCII), 3)))
                        .hasToString("\"within\"");
                return super.read(to, offset, length);
            }
        };

        assertThat(Codecs.INTEGER.list().fromJson(outer)).isEqualTo(List.of(1, 2, 3));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8191, 8192, 32767, 32768, 100_000})
    void aLimitIsExactAtTheEndOfTheArrayAndElsewhere(int max) throws IOException {
        Codec<RawJson> limited = RAW.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDocumentBytes(max)));
        for (int chunk : new int[] {1, 1000, 1 << 20}) {
            byte[] longest = text(max, 'b');
            assertThat(limited.fromJson(new ChunkedStream(longest, chunk))).isEqualTo(RawJson.of(longest));

            ChunkedStream tooLong = new ChunkedStream(text(max + 3, 'b'), chunk);
            JsonException error = catchThrowableOfType(JsonException.class, () -> limited.fromJson(tooLong));
            assertThat(error.code()).isEqualTo(JsonErrorCode.DOCUMENT_LIMIT);
            assertThat(error.offset()).isEqualTo(max);
            assertThat(tooLong.readAllBytes()).hasSize(2);
        }
    }

    private static String messageOf(InputStream in) {
        return catchThrowableOfType(JsonException.class, () -> RAW.fromJson(in)).getMessage();
    }

    private static String messageOf(byte[] json) {
        return catchThrowableOfType(JsonException.class, () -> RAW.fromJson(json))
                .getMessage();
    }

    /** Returns a JSON string of the given number of bytes, quotes included. */
    private static byte[] text(int bytes, char filler) {
        byte[] json = new byte[bytes];
        Arrays.fill(json, (byte) filler);
        json[0] = '"';
        json[bytes - 1] = '"';
        return json;
    }

    private static void fillTheArrayWith(char filler) throws IOException {
        byte[] json = new byte[1 << 13];
        Arrays.fill(json, (byte) filler);
        catchThrowableOfType(JsonException.class, () -> RAW.fromJson(new ChunkedStream(json, 1 << 13)));
    }
}
