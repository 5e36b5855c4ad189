package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.amid;
import static dev.burin.internal.text.Documents.ascii;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class UuidTextTest {
    private static final long SEED = 20251125L;

    @Test
    void uuidsAreWrittenAndReadAsByTheJdk() {
        Random random = new Random(SEED);
        for (int i = 0; i < Rounds.of(100_000); i++) {
            assertRoundTrip(new UUID(random.nextLong(), random.nextLong()));
        }
        assertRoundTrip(new UUID(0, 0));
        assertRoundTrip(new UUID(-1, -1));
        assertRoundTrip(new UUID(Long.MIN_VALUE, Long.MAX_VALUE));
    }

    @Test
    void upperCaseDigitsAreRead() {
        UUID value = new UUID(0xABCDEF0123456789L, 0xFEDCBA9876543210L);
        byte[] text = ascii(value.toString().toUpperCase(Locale.ROOT));
        assertThat(UuidText.read(text, 0, text.length)).isEqualTo(value);
    }

    @Test
    void everyForeignByteAtEveryPositionIsRejected() {
        String text = "01234567-89ab-cdef-ABCD-EF0123456789";
        for (int at = 0; at < text.length(); at++) {
            for (int value = 0; value < 256; value++) {
                byte[] changed = ascii(text);
                changed[at] = (byte) value;
                boolean isDash = text.charAt(at) == '-';
                boolean isRight = isDash ? value == '-' : "0123456789abcdefABCDEF".indexOf(value) >= 0;
                assertThat(UuidText.read(changed, 0, changed.length) != null).isEqualTo(isRight);
            }
        }
    }

    @Test
    void otherLengthsAreRejected() {
        byte[] slice = amid('0', 9, ascii("01234567-89ab-cdef-ABCD-EF0123456789"));
        for (int length = 0; length <= 44; length++) {
            assertThat(UuidText.read(slice, 9, 9 + length) != null).isEqualTo(length == 36);
        }
        byte[] shortGroups = ascii("1-2-3-4-5");
        assertThat(UuidText.read(shortGroups, 0, shortGroups.length)).isNull();
    }

    private static void assertRoundTrip(UUID value) {
        byte[] to = new byte[2 + UuidText.BYTES];
        Arrays.fill(to, (byte) 'x');
        int end = UuidText.write(to, 1, value);
        assertThat(end).isEqualTo(37);
        assertThat(new String(to, StandardCharsets.ISO_8859_1))
                .as("seed %d", SEED)
                .isEqualTo("x" + value + "x");
        assertThat(UuidText.read(to, 1, end)).isEqualTo(value);
    }
}
