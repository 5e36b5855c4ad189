package dev.burin.internal.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.burin.test.Corpus;
import dev.burin.test.Rounds;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalToDoubleTest {

    private static final long SEED = 20251126;
    private static final Pattern JSON_NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    private final NumberScan scratch = new NumberScan();

    @ParameterizedTest
    @CsvFileSource(resources = "/numbers/text-as-floating-point.csv")
    void recordedTextIsReadAsRecorded(String floatBits, String doubleBits, String text) {
        assertRow(floatBits, doubleBits, text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"conformance/floats/generated", "conformance/floats/nigeltao"})
    void corpusTextIsReadAsRecorded(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Corpus.file(folder))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".txt")).toList()) {
                List<String> lines = Files.readAllLines(file);
                for (int i = 0; i < lines.size(); i += Rounds.step()) {
                    String line = lines.get(i);
                    assertRow(line.substring(5, 13), line.substring(14, 30), line.substring(31));
                }
            }
        }
    }

    @Test
    void corpusDoublesOfNativeJsonAreReadAsRecorded() {
        for (String line : Corpus.lines("conformance/nativejson/doubles.tsv")) {
            String[] row = line.split("\t");
            String text = row[0].substring(1, row[0].length() - 1);
            assertDouble(text, Long.parseUnsignedLong(row[1], 16));
        }
    }

    @Test
    void randomDoublesAreReadLikeParseDouble() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(500_000); count++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(value)) {
                assertLikeTwin(Double.toString(value), count % 9);
            }
        }
    }

    @Test
    void randomDecimalsAreReadLikeParseDouble() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(1_000_000); count++) {
            BigInteger digits = new BigInteger(1 + random.nextInt(80), random);
            int exponent = random.nextInt(4) == 0 ? random.nextInt(700) - 350 : random.nextInt(50) - 25;
            assertLikeTwin(digits + "e" + exponent, count % 9);
        }
    }

    @Test
    void randomPlainDecimalsAreReadLikeParseDouble() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(500_000); count++) {
            BigInteger digits = new BigInteger(1 + random.nextInt(70), random);
            BigDecimal decimal = new BigDecimal(digits, random.nextInt(24));
            assertLikeTwin(decimal.toPlainString(), count % 9);
        }
    }

    @Test
    void valuesBetweenTwoDoublesRoundToTheNearestOrEven() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(20_000); count++) {
            double value = Math.abs(Double.longBitsToDouble(random.nextLong()));
            if (value < Double.MAX_VALUE) {
                BigDecimal sum = new BigDecimal(value).add(new BigDecimal(Math.nextUp(value)));
                assertAroundTie(sum.divide(BigDecimal.valueOf(2)), count % 9);
            }
        }
    }

    @Test
    void valuesBetweenTwoFloatsRoundToTheNearestOrEven() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(100_000); count++) {
            float value = Math.abs(Float.intBitsToFloat(random.nextInt()));
            if (value < Float.MAX_VALUE) {
                BigDecimal sum = new BigDecimal(value).add(new BigDecimal(Math.nextUp(value)));
                assertAroundTie(sum.divide(BigDecimal.valueOf(2)), count % 9);
            }
        }
    }

    private void assertAroundTie(BigDecimal tie, int alignment) {
        BigDecimal little = tie.ulp().scaleByPowerOfTen(-1);
        assertLikeTwin(tie.toString(), alignment);
        assertLikeTwin(tie.add(little).toString(), alignment);
        assertLikeTwin(tie.subtract(little).toString(), alignment);
    }

    @Test
    void powersOfTwoAreReadExactlyUpToTheLastThatNineteenDigitsHold() {
        for (int power = 0; power < Long.SIZE; power++) {
            String digits = BigInteger.TWO.pow(power).toString();
            for (String text : List.of(digits, digits + "e0", digits + ".0e0", digits + "0e-1")) {
                assertDouble(text, Double.doubleToRawLongBits(Math.scalb(1.0, power)));
                assertFloat(text, Float.floatToRawIntBits(Math.scalb(1.0f, power)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-0", "-0.0", "-0e5", "-1e-400", "-0.00e-9999999999"})
    void negativeZerosKeepTheirSign(String text) {
        assertDouble(text, Double.doubleToRawLongBits(-0.0));
        assertFloat(text, Float.floatToRawIntBits(-0.0f));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", ".5", "1.", "+1", "01", "1e", "1e+", "NaN", "Infinity", "-.5", "1.e5"})
    void anythingButANumberIsRejected(String text) {
        for (String suffix : List.of("", ",", "]")) {
            Tokens.everywhere(text + suffix, (from, at, end) -> {
                int expected = scratch.scan(from, at, end);
                assertThat(expected).isNegative();
                assertThat(DecimalToDouble.readDouble(from, at, end, scratch)).isEqualTo(expected);
                assertThat(DecimalToDouble.readFloat(from, at, end, scratch)).isEqualTo(expected);
            });
        }
    }

    @Tag("timing")
    @ParameterizedTest
    @ValueSource(strings = {"1", "0.", "9007199254740993", "0.00000000000000000001", "1e-1", "33554433.0"})
    void tokensOfMillionsOfDigitsTakeLinearTime(String prefix) {
        String zeros = prefix + "0".repeat(3_000_000) + "1";
        String digits = prefix + "1234567890".repeat(300_000);

        assertTimeoutPreemptively(Duration.ofSeconds(5), () -> {
            Tokens.atAlignment(zeros, 1, this::readBoth);
            Tokens.atAlignment(digits, 1, this::readBoth);
        });
    }

    private void readBoth(byte[] from, int at, int end) {
        assertThat(DecimalToDouble.readDouble(from, at, end, scratch)).isEqualTo(end);
        assertThat(DecimalToDouble.readFloat(from, at, end, scratch)).isEqualTo(end);
    }

    @Test
    void longTiesAreDecidedByTheLastOfAMillionDigits() {
        String tie = "9007199254740993." + "0".repeat(1_000_000);

        assertDouble(tie, Double.doubleToRawLongBits(9007199254740992.0));
        assertDouble(tie + "1", Double.doubleToRawLongBits(9007199254740994.0));
        assertFloat("16777217." + "0".repeat(1_000_000) + "1", Float.floatToRawIntBits(16777218f));
    }

    private void assertRow(String floatBits, String doubleBits, String text) {
        if (JSON_NUMBER.matcher(text).matches()) {
            assertFloat(text, Integer.parseUnsignedInt(floatBits, 16));
            assertDouble(text, Long.parseUnsignedLong(doubleBits, 16));
        } else {
            Tokens.everywhere(text, (from, at, end) -> {
                assertThat(DecimalToDouble.readDouble(from, at, end, scratch))
                        .as(text)
                        .isNotEqualTo(end);
                assertThat(DecimalToDouble.readFloat(from, at, end, scratch))
                        .as(text)
                        .isNotEqualTo(end);
            });
        }
    }

    private void assertLikeTwin(String text, int alignment) {
        assertDouble(text, Double.doubleToRawLongBits(Double.parseDouble(text)), alignment);
        assertFloat(text, Float.floatToRawIntBits(Float.parseFloat(text)), alignment);
    }

    private void assertDouble(String text, long bits) {
        for (int at = 0; at <= 8; at++) {
            assertDouble(text, bits, at);
        }
    }

    private void assertDouble(String text, long bits, int alignment) {
        Tokens.atAlignment(text + " ", alignment, (from, at, end) -> assertDouble(text, bits, from, at, end));
        Tokens.atAlignment(text, alignment, (from, at, end) -> assertDouble(text, bits, from, at, end));
    }

    private void assertDouble(String text, long bits, byte[] from, int at, int end) {
        int position = DecimalToDouble.readDouble(from, at, end, scratch);
        if (position != at + text.length() || Double.doubleToRawLongBits(scratch.doubleValue) != bits) {
            throw new AssertionError(text + " at " + at + " is " + scratch.doubleValue + " instead of "
                    + Double.longBitsToDouble(bits) + ", seed " + SEED);
        }
    }

    private void assertFloat(String text, int bits) {
        for (int at = 0; at <= 8; at++) {
            assertFloat(text, bits, at);
        }
    }

    private void assertFloat(String text, int bits, int alignment) {
        Tokens.atAlignment(text, alignment, (from, at, end) -> {
            int position = DecimalToDouble.readFloat(from, at, end, scratch);
            if (position != end || Float.floatToRawIntBits(scratch.floatValue) != bits) {
                throw new AssertionError(text + " at " + at + " is " + scratch.floatValue + " instead of "
                        + Float.intBitsToFloat(bits) + ", seed " + SEED);
            }
        });
    }
}
