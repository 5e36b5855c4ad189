package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Surefire runs the tests of the writer twice: as they are, and with {@code java.lang} open. */
class StringBytesTest {
    private static final boolean SHOULD_BE_OPEN = Boolean.getBoolean("burin.opens");

    @Test
    void stringsAreOpenIfAndOnlyIfTheVirtualMachineWasToldSo() {
        assertThat(StringBytes.ARE_OPEN).isEqualTo(SHOULD_BE_OPEN);
    }

    @Test
    void everyCharacterIsWrittenOrNoticedAtEveryOffset() {
        assumeThat(StringBytes.ARE_OPEN).isTrue();
        byte[] to = new byte[192];
        for (int length = 1; length <= 120; length++) {
            for (int offset = 0; offset < length; offset++) {
                for (int unit = 0; unit < 0x180; unit++) {
                    String text = "a".repeat(offset) + (char) unit + "b".repeat(length - offset - 1);
                    boolean isPlain = unit >= 0x20 && unit < 0x80 && unit != '"' && unit != '\\';
                    assertWritten(text, isPlain, to);
                }
            }
        }
    }

    @Test
    void stringsOfTwoBytesACharacterAreNoticed() {
        assumeThat(StringBytes.ARE_OPEN).isTrue();
        for (String text : new String[] {"\u0141", "\u4E2D", "abcdefghijklmnopqrs\u2041", "\uD83D\uDE00", "\uD83D"}) {
            assertWritten(text, false, new byte[192]);
        }
        assertWritten("", true, new byte[192]);
    }

    private static void assertWritten(String text, boolean isPlain, byte[] to) {
        Arrays.fill(to, (byte) '"');
        int end = StringBytes.writePlain(text, to, 5);
        String written = new String(to, 0, 5 + text.length() + 1, StandardCharsets.ISO_8859_1);
        if (end != (isPlain ? 5 + text.length() : -1) || isPlain && !written.equals("\"".repeat(5) + text + '"')) {
            throw new AssertionError("%s became %s, %d".formatted(text, written, end));
        }
    }
}
