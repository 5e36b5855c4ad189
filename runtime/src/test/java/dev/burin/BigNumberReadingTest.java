package dev.burin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.internal.number.BigNumbers;
import dev.burin.test.Rounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fast paths of a reader for short numbers give the results of {@link BigNumbers}, whatever the limits. */
class BigNumberReadingTest {
    private static final long SEED = 20261128L;
    private static final int MAX_DEPTH = 10;
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final int[][] LIMITS = {
        {1, 0}, {3, 2}, {14, 7}, {17, 30}, {18, 5}, {18, 400}, {19, 19}, {1_000, 1 << 30}
    };

    @Test
    void numbersOfAllLengthsAreReadAsByTheExactKernel() {
        Random random = new Random(SEED);
        for (int round = 0; round < Rounds.of(300_000); round++) {
            String text = number(random);
            byte[] token = text.getBytes(ISO_8859_1);
            int[] limits = LIMITS[random.nextInt(LIMITS.length)];
            JsonOptions options = JsonOptions.DEFAULT.withLimits(new JsonLimits(MAX_DEPTH, limits[0], limits[1]));
            BigDecimal decimal = null;
            BigInteger integer = null;
            if (NUMBER.matcher(text).matches()) {
                decimal = BigNumbers.readBigDecimal(token, 0, token.length, limits[0], limits[1]);
                integer = BigNumbers.readBigInteger(token, 0, token.length, limits[0]);
            }

            byte[] json = ("[" + text + "]" + " ".repeat(random.nextInt(20))).getBytes(ISO_8859_1);
            String description = "%s within %d and %d, seed %d".formatted(text, limits[0], limits[1], SEED);
            assertThat(read(json, options, JsonReader::readBigDecimal))
                    .as(description)
                    .isEqualTo(decimal);
            assertThat(read(json, options, JsonReader::readBigInteger))
                    .as(description)
                    .isEqualTo(integer);
        }
    }

    /** Returns the number that is the only element, or null if it is rejected. */
    private static <T> @Nullable T read(byte[] json, JsonOptions options, Function<JsonReader, T> number) {
        JsonReader in = JsonReader.of(json, 0, json.length, options);
        in.beginArray();
        try {
            T value = number.apply(in);
            assertThat(in.nextElement()).isFalse();
            return value;
        } catch (JsonException e) {
            return null;
        }
    }

    private static String number(Random random) {
        StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "-" : "");
        digits(text, random.nextInt(random.nextInt(4) == 0 ? 30 : 9), random);
        if (random.nextInt(3) != 0) {
            text.append('.');
            digits(text, random.nextInt(random.nextInt(4) == 0 ? 30 : 9), random);
        }
        if (random.nextInt(6) == 0) {
            text.append("eE".charAt(random.nextInt(2))).append(new String[] {"", "+", "-"}[random.nextInt(3)]);
            digits(text, random.nextInt(4), random);
        }
        return text.toString();
    }

    private static void digits(StringBuilder text, int count, Random random) {
        int zeros = random.nextInt(3) == 0 ? random.nextInt(count + 1) : 0;
        for (int i = 0; i < count; i++) {
            text.append(i < zeros ? 0 : random.nextInt(10));
        }
        if (count > 1 && zeros == 0 && random.nextInt(2) == 0 && text.charAt(text.length() - count) == '0') {
            text.setCharAt(text.length() - count, '1');
        }
    }

    @ParameterizedTest
    @CsvSource({
        "9223372036854775807",
        "-9223372036854775808",
        "9223372036854775808",
        "-9223372036854775809",
        "999999999999999999",
        "1000000000000000000",
        "-0"
    })
    void integersAroundTheLargestLongAreExact(String text) {
        assertThat(JsonReader.of(text).readBigInteger()).isEqualTo(new BigInteger(text));
        assertThat(JsonReader.of(text).readBigDecimal()).isEqualTo(new BigDecimal(text));
    }

    @ParameterizedTest
    @CsvSource({
        "1.0, Expected an integer but found 1.0",
        "12e1, Expected an integer but found 12e1",
        "01, no leading zeros",
        "-, digit",
        "x, Expected an integer"
    })
    void valuesOtherThanIntegersAreReported(String text, String message) {
        assertThatThrownBy(() -> JsonReader.of(text).readBigInteger())
                .isInstanceOf(JsonException.class)
                .hasMessageContaining(message);
    }
}
