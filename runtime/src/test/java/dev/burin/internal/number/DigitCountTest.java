package dev.burin.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The slow twin is {@code BigDecimal.precision()}, except for zero, which has no digit that counts. */
class DigitCountTest {
    private static final long SEED = 20261123;

    @Test
    void digitsAreThoseOfTheUnscaledValue() {
        Random random = new Random(SEED);
        for (int round = 0; round < 20_000; round++) {
            BigDecimal value = new BigDecimal(new BigInteger(random.nextInt(80), random), random.nextInt(30) - 5);
            String text = (random.nextBoolean() ? value.negate() : value).toString();
            int digits = value.signum() == 0 ? 0 : value.precision();
            for (int max = Math.max(0, digits - 2); max < digits + 3; max++) {
                assertThat(isMore(text, max))
                        .as("%s, more than %d, seed %d", text, max, SEED)
                        .isEqualTo(digits > max);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, false",
        "-0.000, 0, false",
        "0.10, 2, false",
        "0.10, 1, true",
        "100, 2, true",
        "1e400, 1, false",
        "12E5, 1, true",
        "-, 0, false",
        "'', 0, false",
        "null, 0, false"
    })
    void leadingZerosAndExponentsDoNotCount(String text, int max, boolean isMore) {
        assertThat(isMore(text, max)).isEqualTo(isMore);
    }

    @Test
    void nothingAfterTheEndIsRead() {
        byte[] json = "12".getBytes(ISO_8859_1);

        assertThat(DigitCount.isMore(json, 2, 2, 0)).isFalse();
        assertThat(DigitCount.isMore(json, 0, 2, 2)).isFalse();
    }

    /**
     * Returns whether a number is longer, the same at the end of an array, with digits after the end, and before a
     * comma.
     */
    private static boolean isMore(String text, int max) {
        boolean isMore = DigitCount.isMore(text.getBytes(ISO_8859_1), 0, text.length(), max);
        byte[] json = (' ' + text + "77").getBytes(ISO_8859_1);
        assertThat(DigitCount.isMore(json, 1, json.length - 2, max)).as(text).isEqualTo(isMore);
        byte[] element = (' ' + text + ",1").getBytes(ISO_8859_1);
        assertThat(DigitCount.isMore(element, 1, element.length, max)).as(text).isEqualTo(isMore);
        return isMore;
    }
}
