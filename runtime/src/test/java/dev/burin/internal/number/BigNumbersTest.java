package dev.burin.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.burin.test.Rounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BigNumbersTest {

    private static final long SEED = 20251127;
    private static final int MAX_DIGITS = 1_000;
    private static final int MAX_SCALE = 10_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "0.0",
                "-0.00",
                "0e5",
                "0.10",
                "1e3",
                "-1E+3",
                "1e-3",
                "0.001",
                "100",
                "1.00e2",
                "00001e0",
                "123456789012345678",
                "1234567890123456789",
                "-0.1234567890123456789",
                "12345678901234567890.50",
                "0.00000000000000000000000001",
                "9999999999999999999999999999999999999",
                "1e10000",
                "1e-10000",
                "0.1e10001",
                "12.5e0000000000000000000003",
                "1.0e-00009"
            })
    void numbersKeepTheirValueAndScale(String text) {
        Tokens.everywhere(
                text, (from, at, end) -> assertThat(BigNumbers.readBigDecimal(from, at, end, MAX_DIGITS, MAX_SCALE))
                        .isEqualTo(new BigDecimal(text)));
    }

    @Test
    void randomDecimalsAreReadLikeTheConstructor() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(200_000); count++) {
            BigInteger digits = new BigInteger(1 + random.nextInt(count % 100 == 0 ? 2_500 : 300), random);
            BigDecimal decimal = new BigDecimal(digits, random.nextInt(400) - 200);
            String text =
                    random.nextBoolean() ? decimal.toString() : decimal.negate().toPlainString();
            Tokens.atAlignment(text, count % 9, (from, at, end) -> {
                BigDecimal read = BigNumbers.readBigDecimal(from, at, end, MAX_DIGITS, MAX_SCALE);
                if (!new BigDecimal(text).equals(read)) {
                    throw new AssertionError(text + " is read as " + read + ", seed " + SEED);
                }
            });
        }
    }

    @Test
    void integersOfEveryLengthAreReadLikeTheConstructor() {
        Random random = new Random(SEED);
        StringBuilder digits = new StringBuilder("7");
        while (digits.length() <= MAX_DIGITS) {
            for (String sign : new String[] {"", "-"}) {
                String text = sign + digits;
                Tokens.atAlignment(text, digits.length() % 9, (from, at, end) -> assertThat(
                                BigNumbers.readBigInteger(from, at, end, MAX_DIGITS))
                        .as("seed %d", SEED)
                        .isEqualTo(new BigInteger(text)));
            }
            digits.append(random.nextInt(10));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "1e2", "-1E2", "0.5", "10e-1"})
    void numbersWithFractionsOrExponentsAreNotIntegers(String text) {
        byte[] from = text.getBytes(ISO_8859_1);

        assertThat(BigNumbers.isInteger(from, 0, from.length)).isFalse();
        assertThat(BigNumbers.readBigInteger(from, 0, from.length, MAX_DIGITS)).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "123, true",
        "-123, true",
        "1234, false",
        "0, true",
        "1.23, true",
        "1.234, false",
        "0.00123, true",
        "0.001230, false",
        "100, true",
        "1000, false",
        "1e5, true",
        "1e6, false",
        "1e-5, true",
        "1e-6, false",
        "0.00001, true",
        "0.000001, false",
        "0.1e6, true",
        "0.1e7, false",
        "0e6, false",
        "1e1000000000, false",
        "1e-1000000000, false",
        "1e2147483648, false",
        "1e-2147483649, false",
        "1e4294967297, false",
        "1e18446744073709551617, false",
        "1e99999999999999999999, false",
        "0e9999999999, false"
    })
    void limitsOfThreeDigitsAndAScaleOfFiveAreExact(String text, boolean isWithin) {
        Tokens.everywhere(text, (from, at, end) -> assertThat(BigNumbers.readBigDecimal(from, at, end, 3, 5) != null)
                .as(text)
                .isEqualTo(isWithin));
    }

    @Test
    void integersBeyondTheDigitLimitAreRejected() {
        byte[] from = "-12345".getBytes(ISO_8859_1);

        assertThat(BigNumbers.readBigInteger(from, 0, from.length, 5)).isEqualTo(-12345);
        assertThat(BigNumbers.readBigInteger(from, 0, from.length, 4)).isNull();
    }

    @Tag("timing")
    @Test
    void aTokenOfMillionsOfDigitsTakesLinearTime() {
        byte[] digits = ("1" + "0".repeat(5_000_000)).getBytes(ISO_8859_1);
        byte[] zeros = ("0." + "0".repeat(5_000_000) + "1e5000000").getBytes(ISO_8859_1);

        assertTimeoutPreemptively(Duration.ofSeconds(2), () -> {
            assertThat(BigNumbers.readBigInteger(digits, 0, digits.length, MAX_DIGITS))
                    .isNull();
            assertThat(BigNumbers.readBigDecimal(digits, 0, digits.length, MAX_DIGITS, MAX_SCALE))
                    .isNull();
            assertThat(BigNumbers.readBigDecimal(zeros, 0, zeros.length, MAX_DIGITS, MAX_SCALE))
                    .isEqualTo(new BigDecimal("0.1"));
        });
    }

    @Tag("timing")
    @Test
    void aRaisedDigitLimitDoesNotMakeReadingQuadratic() {
        int digits = 300_000;
        byte[] nines = "9".repeat(digits).getBytes(ISO_8859_1);

        BigInteger read = assertTimeoutPreemptively(
                Duration.ofSeconds(3), () -> BigNumbers.readBigInteger(nines, 0, nines.length, digits));

        assertThat(BigInteger.ONE.add(read).equals(BigInteger.TEN.pow(digits))).isTrue();
    }
}
