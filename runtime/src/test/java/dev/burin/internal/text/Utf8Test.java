package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.amid;
import static dev.burin.internal.text.Documents.ascii;
import static dev.burin.internal.text.Documents.bytes;
import static dev.burin.internal.text.Documents.concat;
import static dev.burin.internal.text.Documents.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class Utf8Test {

    @Test
    void everyScalarValueIsValidAtEveryOffset() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                continue;
            }
            byte[] character = utf8(Character.toString(codePoint));
            for (int offset = 0; offset <= 8; offset++) {
                byte[] content = concat(ascii("abcdefgh".substring(0, offset)), character);
                if (Utf8.invalidAt(content, 0, content.length) != -1) {
                    throw new AssertionError("U+%04X at %d".formatted(codePoint, offset));
                }
            }
        }
    }

    @Test
    void everyPairOfBytesIsJudgedAsByTheDecoder() {
        for (int first = 0; first < 256; first++) {
            for (int second = 0; second < 256; second++) {
                assertAsDecoder(bytes(first, second));
                assertAsDecoder(concat(ascii("abcdefghij"), bytes(first, second), ascii("abcdefghij")));
            }
        }
    }

    @Test
    void sequencesOfThreeAndFourBytesAreJudgedAsByTheDecoder() {
        int[] edges = {0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xFF};
        for (int first = 0xC0; first < 256; first++) {
            for (int second : edges) {
                for (int third : edges) {
                    assertAsDecoder(bytes(first, second, third));
                    for (int fourth : edges) {
                        assertAsDecoder(bytes('x', first, second, third, fourth));
                    }
                }
            }
        }
    }

    @Test
    void continuationsAfterTheSliceDoNotCompleteASequence() {
        for (String text : new String[] {"é", "漢", "😀"}) {
            byte[] encoded = utf8(text);
            for (int length = 1; length < encoded.length; length++) {
                byte[] slice = amid(0x80, 9, Arrays.copyOf(encoded, length));
                assertThat(Utf8.invalidAt(slice, 9, 9 + length)).isEqualTo(9);
            }
        }
    }

    private static void assertAsDecoder(byte[] content) {
        ByteBuffer in = ByteBuffer.wrap(content);
        boolean isError = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .decode(in, CharBuffer.allocate(64), true)
                .isError();
        int expected = isError ? in.position() : -1;
        int actual = Utf8.invalidAt(content, 0, content.length);
        if (actual != expected) {
            throw new AssertionError("%d instead of %d for %s".formatted(actual, expected, Arrays.toString(content)));
        }
    }
}
