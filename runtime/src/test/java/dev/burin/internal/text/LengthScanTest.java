package dev.burin.internal.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The slow twin of a length is {@code String.length()}; that of a count, the list of elements that the array was made
 * of.
 */
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

    /**
     * The bytes may be anything, because they are validated when they are read afterwards; nothing beyond the end is
     * read.
     */
    @Test
    void anyBytesAreReadWithinBounds() {
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

            assertThat(isLonger && end - from <= 1).isFalse(); // one byte counts as two characters at most
            assertThat(excess).isLessThanOrEqualTo(end);
        }
    }

    @Test
    void whatComesAfterTheStringDoesNotMatterEvenIfTheStringIsMalformed() {
        Random random = new Random(SEED);
        byte[] alphabet = "\\u12ab".getBytes(UTF_8);
        for (int round = 0; round < 20_000; round++) {
            byte[] json = new byte[20];
            int length = random.nextInt(8);
            for (int i = 0; i < length; i++) {
                byte any = (byte) random.nextInt(256);
                json[i] = any == '"' || random.nextBoolean() ? alphabet[random.nextInt(alphabet.length)] : any;
            }
            if (length > 0 && json[length - 1] == '\\') {
                json[length - 1] = 'n';
            }
            json[length] = '"';
            byte[] other = json.clone();
            Arrays.fill(other, length + 1, other.length, (byte) 'a');

            assertThat(LengthScan.isLonger(other, 0, other.length, 3))
                    .as("%s, seed %d", Arrays.toString(json), SEED)
                    .isEqualTo(LengthScan.isLonger(json, 0, length + 1, 3));
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
                "[1,true,\"NaN\",4] | 3 | 14",
                "[\"a,b,c\",\"]\",\"[{\",4] | 3 | 18",
                "[\"\\\",,\",2] | 1 | 8",
                "[\"\\\\\",2] | 1 | 6",
                "[\"\\\\\\\",,\"] | 1 | -1",
                "[\",,,, | 1 | -1",
                "[\"\\ | 1 | -1",
                "[[1,2,3]] | 1 | -1",
                "[1,{\"a\":1,\"b\":2}] | 2 | -1",
                "[1,[2,3],4] | 1 | 3",
                "[1,[2,3],4] | 2 | -1",
                "[1.5}},2,3,4,5] | 3 | -1"
            })
    void elementsAreCountedByTheCommasBetweenThem(String json, int max, int excess) {
        assertThat(LengthScan.excessElement(json.getBytes(UTF_8), 1, json.length(), max))
                .isEqualTo(excess);
    }

    @Test
    void commasAndBracketsInStringsSeparateNothing() {
        Random random = new Random(SEED);
        String[] elements = {
            "1",
            "-2.5e3",
            "true",
            "null",
            "\"\"",
            "\",\"",
            "\"a,b\"",
            "\"],[{\"",
            "\"\\\",\"",
            "\"\\\\\"",
            "\"é,,,,,,,,,,,,,\\n,\""
        };
        for (int round = 0; round < 20_000; round++) {
            int max = 1 + random.nextInt(4);
            StringBuilder json = new StringBuilder("[");
            int excess = -1;
            for (int i = 0, count = random.nextInt(7); i < count; i++) {
                json.append(i == 0 ? "" : ",");
                excess = i == max ? json.toString().getBytes(UTF_8).length : excess;
                json.append(" ".repeat(random.nextInt(2))).append(elements[random.nextInt(elements.length)]);
            }
            byte[] bytes = json.append("],1,2,3,4").toString().getBytes(UTF_8);

            assertThat(LengthScan.excessElement(bytes, 1, bytes.length, max))
                    .as("%s, more than %d, seed %d", json, max, SEED)
                    .isEqualTo(excess);
        }
    }
}
