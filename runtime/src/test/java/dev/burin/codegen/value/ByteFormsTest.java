package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.reader;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import dev.burin.codegen.ArrayScratch;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ByteFormsTest {
    private static final String URL_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final String HEX_ALPHABET = "0123456789abcdef";
    private static final String ANY_BYTES = "base64 for URLs, without padding";
    private static final String PAIRS = "pairs of hexadecimal digits";

    /** Returns arrays of 0 to 70 random bytes, then one of all bytes. */
    private static byte[][] samples() {
        Random random = new Random(20261122);
        byte[][] samples = new byte[72][];
        for (int length = 0; length < 71; length++) {
            samples[length] = new byte[length];
            random.nextBytes(samples[length]);
        }
        samples[71] = new byte[256];
        for (int i = 0; i < 256; i++) {
            samples[71][i] = (byte) i;
        }
        return samples;
    }

    /** Returns the bits in groups of the given size, each as a letter; zeros fill the last group. Source: RFC 4648. */
    private static String letters(byte[] bytes, String alphabet, int bitsPerLetter) {
        StringBuilder bits = new StringBuilder();
        for (byte one : bytes) {
            bits.append(Integer.toBinaryString(0x100 | (one & 0xFF)).substring(1));
        }
        while (bits.length() % bitsPerLetter != 0) {
            bits.append('0');
        }
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < bits.length(); at += bitsPerLetter) {
            text.append(alphabet.charAt(Integer.parseInt(bits.substring(at, at + bitsPerLetter), 2)));
        }
        return "\"" + text + "\"";
    }

    @Test
    void theAlphabetForUrlsHasSixBitsInEachLetter() {
        check(ByteForms::putBase64Url, ByteForms::readBase64Url, samples());
        for (byte[] bytes : samples()) {
            assertThat(text(ByteForms::putBase64Url, bytes)).isEqualTo(letters(bytes, URL_ALPHABET, 6));
        }
    }

    @Test
    void onlyOneStringIsReadAsTheSameBytesInTheAlphabetForUrls() {
        assertRejected(
                ANY_BYTES, ByteForms::readBase64Url, "\"AA==\"", "\"AA=\"", "\"AB\"", "\"AAB\"", "\"A\"", "\"AAAAA\"");
        assertRejected(
                ANY_BYTES, ByteForms::readBase64Url, "\"+A\"", "\"/A\"", "\"AA \"", "\"A\\nA\"", "\"é\"", "1", "null");
    }

    @Test
    void hexadecimalDigitsHaveFourBitsEach() {
        check(ByteForms::putHex, ByteForms::readHex, samples());
        for (byte[] bytes : samples()) {
            String text = letters(bytes, HEX_ALPHABET, 4);
            assertThat(text(ByteForms::putHex, bytes)).isEqualTo(text);
            assertThat(ByteForms.readHex(reader(text.toUpperCase(java.util.Locale.ROOT))))
                    .isEqualTo(bytes);
        }
        assertRejected(
                PAIRS, ByteForms::readHex, "\"a\"", "\"abc\"", "\"0x\"", "\" 0\"", "\"0g\"", "\"٠٠\"", "0", "null");
    }

    @Test
    void bytesAreReadFromAnArrayWhateverItsLength() {
        check(ByteForms::putArray, ByteForms::readArray, samples());
        check(ByteForms::putArray, ByteForms::readArray, new byte[ArrayScratch.MAX_KEPT_LENGTH + 1]);
        assertThat(text(ByteForms::putArray, new byte[] {-128, 0, 127})).isEqualTo("[-128,0,127]");
        for (String json : new String[] {"[128]", "[-129]", "[1.5]", "[\"1\"]", "[null]", "\"AA==\"", "null", "{}"}) {
            assertThatThrownBy(() -> ByteForms.readArray(reader(json)))
                    .as(json)
                    .isInstanceOf(JsonMismatchException.class);
        }
    }

    @Test
    void theRemainingBytesOfABufferAreWrittenAndItIsLeftUnchanged() {
        byte[] bytes = {1, 2, 3, 4, 5};
        for (ByteBuffer whole : new ByteBuffer[] {
            ByteBuffer.wrap(bytes), ByteBuffer.allocateDirect(5).put(bytes).flip()
        }) {
            ByteBuffer buffer = whole.position(1).limit(4);

            assertThat(ByteForms.copy(buffer)).containsExactly(2, 3, 4);
            assertThat(text(Values::putBase64, buffer)).isEqualTo("\"AgME\"");
            assertThat(buffer.position()).isEqualTo(1);
            assertThat(buffer.limit()).isEqualTo(4);
        }
        assertThat(ByteForms.copy(null)).isNull();
        assertThat(text(Values::putBase64, (ByteBuffer) null)).isEqualTo("null");
    }

    @Test
    void theLowestBitsOfASetAreInTheFirstByte() {
        BitSet bits = new BitSet();
        bits.set(0);
        bits.set(9);

        check(Values::putBase64, in -> BitSet.valueOf(Values.readBase64(in)), bits, new BitSet());
        assertThat(text(Values::putBase64, bits)).isEqualTo("\"AQI=\"");
    }
}
