package dev.burin;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.MemberName;
import dev.burin.internal.text.StringDecoder;
import dev.burin.internal.text.TextBuffer;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What a thread's reader keeps of a document once it is released. */
class ReleasedReaderTest {
    private static final int MAX_KEPT_BYTES = 1 << 16;
    private static final MemberName NAME = MemberName.of("a");

    @Test
    void aThreadGetsItsReaderBack() {
        JsonReader in = JsonReader.acquire(document(10), 0, 10);
        in.release();

        assertThat(JsonReader.acquire(document(20), 0, 20)).isSameAs(in);
        in.release();
    }

    @Test
    void aLargeDocumentIsForgottenAtOnce() throws InterruptedException {
        byte[] document = document(MAX_KEPT_BYTES + 1);
        WeakReference<byte[]> reference = new WeakReference<>(document);
        JsonReader in = JsonReader.acquire(document, 0, document.length);
        read(in);
        in.release();

        document = null;
        for (int times = 0; times < 20 && reference.get() != null; times++) {
            System.gc();
            Thread.sleep(times);
        }
        assertThat(reference.get()).isNull();
        assertThat(in.json).isEmpty();
    }

    @Test
    void aSmallDocumentIsForgottenWithTheNext() {
        byte[] document = document(MAX_KEPT_BYTES);
        JsonReader in = JsonReader.acquire(document, 0, document.length);
        read(in);
        in.release();

        assertThat(in.json).isSameAs(document);
    }

    @Test
    void memoryOfLongNamesIsForgotten() {
        JsonReader in = JsonReader.acquire(document(10), 0, 10);
        for (int length = 40_000; length <= 50_000; length += 10_000) {
            byte[] longName = ("{\"" + "a".repeat(length) + "\\n\":1}").getBytes(US_ASCII);
            in.reset(longName, 0, longName.length);
            in.beginObject();
            in.nextMember();
        }
        assertThat(in.unescaped).hasSizeGreaterThan(MAX_KEPT_BYTES);
        in.release();

        assertThat(in.unescaped).isEmpty();
    }

    @Test
    void memoryOfAStringIsForgottenIfTheStringCouldNotBeCreated() {
        byte[] document = ("\"\\n" + "a".repeat(2 * TextBuffer.MAX_KEPT_CHARS) + '"').getBytes(US_ASCII);
        JsonReader in = JsonReader.acquire(document, 0, document.length);
        // As far as readString() gets if there is no memory for the string itself.
        StringDecoder.decode(document, 1, document.length, in.text);
        assertThat(in.text.capacity()).isGreaterThan(TextBuffer.MAX_KEPT_CHARS);
        in.release();

        assertThat(in.text.capacity()).isLessThanOrEqualTo(TextBuffer.MAX_KEPT_CHARS);
    }

    @Test
    void memoryOfManyLevelsIsForgotten() {
        int levels = 100_000;
        byte[] document = ("[".repeat(levels) + "]".repeat(levels)).getBytes(US_ASCII);
        JsonLimits limits = JsonLimits.DEFAULT.withMaxDepth(levels);
        JsonReader in = JsonReader.acquire(JsonOptions.DEFAULT.withLimits(limits));
        in.reset(document, 0, document.length);
        in.skipValue();
        assertThat(in.skipReader.outerKinds).isNotEmpty();
        in.releaseConfigured();

        assertThat(in.skipReader.outerKinds).isEmpty();
    }

    /** Returns {@code {"a":1}} followed by whitespace. */
    private static byte[] document(int length) {
        byte[] document = new byte[length];
        Arrays.fill(document, (byte) ' ');
        System.arraycopy("{\"a\":1}".getBytes(US_ASCII), 0, document, 0, 7);
        return document;
    }

    /** Reads in ways that leave references to the document: one in a slice, and one in the skip reader. */
    private static void read(JsonReader in) {
        assertThat(in.beginObject()).isTrue();
        assertThat(in.nextMember()).isTrue();
        assertThat(in.nameIs(NAME)).isTrue();
        in.skipValue();
        assertThat(in.nextMember()).isFalse();
        in.endDocument(in);
    }
}
