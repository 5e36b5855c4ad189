package dev.burin.internal.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainDoubleTest {

    private static final long SEED = 20261121;
    private static final Pattern PLAIN_NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?");

    private final NumberScan scratch = new NumberScan();

    @Test
    void everyNumberOfDigitsOnBothSidesOfThePointIsReadLikeParseDouble() {
        Random random = new Random(SEED);
        for (int whole = 0; whole <= 9; whole++) {
            for (int fraction = 0; fraction <= 26; fraction++) {
                for (int count = 0; count < 60; count++) {
                    String text = whole == 0 ? "0" : 1 + random.nextInt(9) + digits(random, whole - 1);
                    text += fraction == 0 ? "" : "." + digits(random, fraction);
                    assertLikeTwin(text, count % 9);
                    assertLikeTwin("-" + text, count % 9);
                }
            }
        }
    }

    @Test
    void theLastDigitDecidesWhereTwoDoublesAreAlmostEquallyClose() {
        Random random = new Random(SEED);
        for (int head = 0; head <= 2_000; head += head < 20 ? 1 : 45) {
            for (int digits = 15; digits <= 19; digits++) {
                for (int count = 0; count < 20; count++) {
                    double value = head + random.nextDouble();
                    BigDecimal sum = new BigDecimal(value).add(new BigDecimal(Math.nextUp(value)));
                    BigDecimal below = sum.divide(BigDecimal.valueOf(2)).setScale(digits, RoundingMode.FLOOR);
                    assertLikeTwin(below.toPlainString(), count % 9);
                    assertLikeTwin(below.add(below.ulp()).toPlainString(), count % 9);
                }
            }
        }
    }

    private static String digits(Random random, int count) {
        char[] digits = new char[count];
        int zeros = random.nextInt(3) == 0 ? random.nextInt(count + 1) : 0;
        int nines = random.nextInt(3) == 0 ? random.nextInt(count + 1) : count;
        for (int place = 0; place < count; place++) {
            digits[place] = place < zeros ? '0' : place >= nines ? '9' : (char) ('0' + random.nextInt(10));
        }
        return new String(digits);
    }

    @Test
    void usualNumbersAreReadByThisKernel() {
        for (String text : new String[] {
            "0",
            "-0",
            "7",
            "-65",
            "1234567",
            "0.0",
            "0.1234567",
            "-12.5",
            "1024.75",
            "9999999.9999999",
            "0.12345678",
            "3.141592653589793",
            "-65.613616999999977",
            "1843.9999999999999999",
            "0.30000000000000004",
            "17.999999999999999999",
            "0.1234567890123456789"
        }) {
            Tokens.everywhere(text, (from, at, end) -> assertThat(PlainDouble.read(from, at, end, scratch))
                    .as(text)
                    .isEqualTo(end));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12345678",
                "12345678.5",
                "1e5",
                "1E5",
                "1.5e5",
                "1.5E-5",
                "0.12345678e1",
                "0.1234567890123456e1",
                "0e0",
                "0.12345678901234567e1",
                "1844.12345678",
                "0.12345678901234567890"
            })
    void otherTokensAreLeftToTheGeneralKernel(String text) {
        Tokens.everywhere(text, (from, at, end) -> assertThat(PlainDouble.read(from, at, end, scratch))
                .isEqualTo(PlainDouble.UNUSUAL));
    }

    @Test
    void aForeignByteAnywhereIsJudgedAsByTheGrammar() {
        for (String token :
                new String[] {"-12345.1234567", "1.123456789012345", "0.1234567890123456789", "-123.5", "65.25", "77"
                }) {
            for (int place = 0; place < token.length(); place++) {
                for (int foreign = 0; foreign < 256; foreign++) {
                    StringBuilder text = new StringBuilder(token);
                    text.setCharAt(place, (char) foreign);
                    assertSameEnd(text.toString(), place % 9);
                }
                assertSameEnd(token.substring(0, place), place % 9);
            }
        }
    }

    /** Numbers that the general kernel reads by itself are compared with the JDK in {@link DecimalToDoubleTest}. */
    private void assertSameEnd(String text, int alignment) {
        Tokens.atAlignment(text, alignment, (from, at, end) -> {
            int position = PlainDouble.read(from, at, end, scratch);
            if (position >= 0) {
                double value = scratch.doubleValue;
                String token = text.substring(0, position - at);
                assertThat(scratch.scan(from, at, end)).as(text).isEqualTo(position);
                assertThat(PLAIN_NUMBER.matcher(token).matches()).as(text).isTrue();
                assertThat(value).as(text).isEqualTo(Double.parseDouble(token));
            }
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1.5,-2,0.25]; 3; 11",
                "1.5,-2,0.25; 3; 11",
                "1.5, -2]; 1; 3",
                "1.5 ,-2]; 1; 3",
                "1.5,x; 1; 3",
                "1.5,]; 1; 3",
                "1.5,; 1; 3",
                "1.5,1e3,2]; 1; 3",
                "null; 0; 0",
                "'';  0; 0"
            })
    void runsEndAtUnusualNumbersAndOtherTokens(String text, int count, int length) {
        Tokens.everywhere(text, (from, at, end) -> {
            double[] into = new double[8];
            assertThat(PlainDouble.readRun(from, at, end, into, 2, scratch)).isEqualTo(at + Math.min(length, end - at));
            assertThat(scratch.count).isEqualTo(2 + count);
        });
    }

    @Test
    void runsEndWhenTheArrayIsFull() {
        Tokens.everywhere("1,2,3,4,5", (from, at, end) -> {
            double[] into = new double[3];
            assertThat(PlainDouble.readRun(from, at, end, into, 0, scratch)).isEqualTo(at + 5);
            assertThat(scratch.count).isEqualTo(3);
            assertThat(Arrays.toString(into)).isEqualTo("[1.0, 2.0, 3.0]");
        });
    }

    private void assertLikeTwin(String text, int alignment) {
        long bits = Double.doubleToRawLongBits(Double.parseDouble(text));
        int floatBits = Float.floatToRawIntBits(Float.parseFloat(text));
        Tokens.atAlignment(text, alignment, (from, at, end) -> {
            int position = DecimalToDouble.readDouble(from, at, end, scratch);
            if (position != end || Double.doubleToRawLongBits(scratch.doubleValue) != bits) {
                throw new AssertionError(text + " is " + scratch.doubleValue + ", seed " + SEED);
            }
            position = DecimalToDouble.readFloat(from, at, end, scratch);
            if (position != end || Float.floatToRawIntBits(scratch.floatValue) != floatBits) {
                throw new AssertionError(text + " is " + scratch.floatValue + "f, seed " + SEED);
            }
        });
    }
}
