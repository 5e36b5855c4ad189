package dev.burin.internal.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The slow twin of a length is {@code String.length()}; that of a count, the commas. */
class LengthScanTest {
    private static final long SEED = 20261123;
    private static final String[] PARTS = {
        "a", "bc", "defghijk", "é", "€", "\uD83D\uDE00", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00", "~"
    };
    private static final int[] LENGTHS = {1, 2, 8, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1};

    @Test
    void stringsAreAsLongAsInJava() {
        Random random = new Random(SEED);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder content = new StringBuilder();
            int length = 0;
            for (int parts = random.nextInt(12); parts > 0; parts--) {
                int part = random.nextInt(PARTS.length);
                content.append(PARTS[part]);
                length += LENGTHS[part];
            }
            byte[] json = (" ".repeat(random.nextInt(9)) + '"' + content + '"' + "\"x".repeat(random.nextInt(9)))
                    .getBytes(UTF_8);
            int from = new String(json, UTF_8).indexOf('"') + 1;
            for (int max = Math.max(0, length - 2); max < length + 3; max++) {
                assertThat(LengthScan.isLonger(json, from, json.length, max))
                        .as("%s of %d, more than %d, seed %d", content, length, max, SEED)
                        .isEqualTo(length > max);
            }
            assertThat(LengthScan.isLonger(json, from, json.length, 1L << 40)).isFalse();
        }
    }

    /** Whatever the bytes are, what reads them afterwards judges them; nothing beyond the end is looked at. */
    @Test
    void anyBytesAreLookedAtWithinBounds() {
        Random random = new Random(SEED);
        byte[] alphabet = "\"\\u12a,]".getBytes(UTF_8);
        for (int round = 0; round < 20_000; round++) {
            byte[] json = new byte[random.nextInt(24)];
            for (int i = 0; i < json.length; i++) {
                json[i] = random.nextBoolean() ? alphabet[random.nextInt(alphabet.length)] : (byte) random.nextInt(256);
            }
            int from = random.nextInt(json.length + 1);
            int end = from + random.nextInt(json.length - from + 1);
            boolean isLonger = LengthScan.isLonger(json, from, end, 3);
            int excess = LengthScan.excessElement(json, from, end, 3);

            assertThat(isLonger && end - from <= 1).isFalse(); // two characters take four bytes at once
            assertThat(excess).isLessThanOrEqualTo(end);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | 1 | -1",
                "[1] | 1 | -1",
                "[1,2] | 1 | 3",
                "[1, 2 , 3] | 2 | 7",
                "[1,2,3] | 3 | -1",
                "[1,2],3,4,5] | 3 | -1",
                "[1,2,3 | 2 | 5",
                "[ | 1 | -1",
                "[1,true,\"NaN\",4] | 3 | 14"
            })
    void elementsAreAsManyAsCommasAndOne(String json, int max, int excess) {
        assertThat(LengthScan.excessElement(json.getBytes(UTF_8), 1, json.length(), max))
                .isEqualTo(excess);
    }
}
