package dev.burin.internal.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.burin.test.Rounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberScanTest {

    private static final long SEED = 20251123;

    private final NumberScan scan = new NumberScan();

    @Test
    void everyShortTokenIsAcceptedOrRejectedAtTheByteThatTheGrammarSays() {
        everyText("", 6);
    }

    private void everyText(String prefix, int remaining) {
        assertLikeTwin(prefix, prefix.length() % 9);
        if (remaining > 0) {
            for (char next : "019.-+eEx".toCharArray()) {
                everyText(prefix + next, remaining - 1);
            }
        }
    }

    @Test
    void randomTokensAreScannedLikeTheTwin() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(1_000_000); count++) {
            assertLikeTwin(randomToken(random), count % 9);
        }
    }

    @Test
    void aForeignByteAnywhereIsRejectedAtItsOffset() {
        String token = "-12345678901234567.0012345678901234e-12345";
        for (int place = 0; place < token.length(); place++) {
            for (int foreign = 0; foreign < 256; foreign++) {
                StringBuilder text = new StringBuilder(token);
                text.setCharAt(place, (char) foreign);
                assertLikeTwin(text.toString(), place % 9);
            }
            assertLikeTwin(token.substring(0, place), place % 9);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1e1000000000, 1000000000",
        "1e2147483648, 1073741824",
        "1e-2147483649, -1073741824",
        "1e99999999999999999999999999, 1073741824",
        "-1e-99999999999999999999999999, -1073741824",
        "123456789012345678901234567890e-2147483639, -1073741824"
    })
    void exponentsSaturate(String text, int expected) {
        Tokens.everywhere(text, (from, at, end) -> {
            assertThat(scan.scan(from, at, end)).isEqualTo(end);
            assertThat(scan.exponent).isEqualTo(expected);
        });
    }

    @Test
    void longZeroRunsAndTheirExponentCancel() {
        String zeros = "0".repeat(1_000_000);

        assertScanned("1" + zeros + "e-1000000", 1_000_000_000_000_000_000L, -18, false);
        assertScanned("0." + zeros + "12e1000000", 12, -2, false);
        assertScanned("1" + zeros + "1", 1_000_000_000_000_000_000L, 1_000_001 - 18, true);
    }

    private void assertScanned(String text, long significand, int exponent, boolean isTruncated) {
        Tokens.atAlignment(text, 3, (from, at, end) -> {
            assertThat(scan.scan(from, at, end)).isEqualTo(end);
            assertThat(scan.significand).isEqualTo(significand);
            assertThat(scan.exponent).isEqualTo(exponent);
            assertThat(scan.isTruncated).isEqualTo(isTruncated);
        });
    }

    @Tag("timing")
    @ParameterizedTest
    @ValueSource(strings = {"1", "0.", "1e", "1e-"})
    void tokensOfManyDigitsTakeLinearTime(String prefix) {
        String text = prefix + "1234567890".repeat(1_000_000);

        assertTimeoutPreemptively(
                Duration.ofSeconds(2),
                () -> Tokens.atAlignment(text, 1, (from, at, end) -> {
                    assertThat(scan.scan(from, at, end)).isEqualTo(end);
                    assertThat(NumberScan.skip(from, at, end)).isEqualTo(end);
                }));
    }

    private static String randomToken(Random random) {
        StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
        text.append(random.nextInt(4) == 0 ? "0" : new BigInteger(1 + random.nextInt(90), random));
        if (random.nextBoolean()) {
            text.append('.').append("0".repeat(random.nextInt(12)));
            text.append(new BigInteger(1 + random.nextInt(90), random)).append("0".repeat(random.nextInt(4)));
        }
        if (random.nextBoolean()) {
            text.append(random.nextBoolean() ? "e" : "E").append(new String[] {"", "+", "-"}[random.nextInt(3)]);
            text.append("0".repeat(random.nextInt(3))).append(random.nextInt(1 << random.nextInt(20)));
        }
        return text.append(new String[] {"", ",", "}", " "}[random.nextInt(4)]).toString();
    }

    private void assertLikeTwin(String text, int alignment) {
        int expected = new Twin(text).end();
        Tokens.atAlignment(text, alignment, (from, at, end) -> {
            int shifted = expected < 0 ? ~(~expected + at) : expected + at;
            if (scan.scan(from, at, end) != shifted || NumberScan.skip(from, at, end) != shifted) {
                throw new AssertionError(text + " at " + at + ": " + scan.scan(from, at, end) + ", "
                        + NumberScan.skip(from, at, end) + " instead of " + shifted + ", seed " + SEED);
            }
            if (expected >= 0) {
                assertParts(text.substring(0, expected), at);
            }
        });
        assertSkippedFarFromTheEnd(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "7",
                "-7.25",
                "0.0000001",
                "12345678",
                "1234567890123456",
                "-123456789012345678901234567890",
                "1.23456789",
                "123456789012345.1234567890123456789"
            })
    void plainNumbersAreSkippedAtOnce(String text) {
        byte[] from = (text + "," + " ".repeat(40)).getBytes(StandardCharsets.ISO_8859_1);
        assertThat(NumberScan.plainEnd(from, 0, from.length)).isEqualTo(text.length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "+1", ".5", "x", "1.", "1.x", "01", "-01", "-x", "", "00.5"})
    void anythingButANumberIsNotSkipped(String text) {
        byte[] from = (text + "," + " ".repeat(40)).getBytes(StandardCharsets.ISO_8859_1);
        assertThat(NumberScan.plainEnd(from, 0, from.length)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 15, 16, 17, 31, 32, 40})
    void bytesAfterTheEndAreNotPartOfAPlainNumber(int left) {
        for (String text :
                new String[] {"1", "-12", "1.5", "12345678", "0.125", "12345678.12345678", "1234567890123456"}) {
            for (String after : new String[] {"9".repeat(64), ".5".repeat(32), "e5".repeat(32)}) {
                int end = text.length() + left;
                if (end >= NumberScan.PLAIN_BYTES) {
                    byte[] from = (text + " ".repeat(left) + after).getBytes(StandardCharsets.ISO_8859_1);
                    assertPlainEnd(text, NumberScan.plainEnd(from, 0, end), text.length());
                }
            }
        }
    }

    private void assertSkippedFarFromTheEnd(String text) {
        String document = text + " ".repeat(40);
        int expected = new Twin(document).end();
        byte[] from = document.getBytes(StandardCharsets.ISO_8859_1);
        int actual = NumberScan.skip(from, 0, from.length);
        if (actual != expected) {
            throw new AssertionError(text + " amid: " + actual + " instead of " + expected + ", seed " + SEED);
        }
        assertPlainEnd(document, NumberScan.plainEnd(from, 0, from.length), expected);
    }

    /** Asserts that the plain end is 0, or the end, or an index where the number evidently continues. */
    private static void assertPlainEnd(String text, int plainEnd, int end) {
        boolean goesOn = plainEnd < text.length() && "0123456789eE".indexOf(text.charAt(plainEnd)) >= 0;
        if (plainEnd != 0 && plainEnd != end && !goesOn) {
            throw new AssertionError(text + ": " + plainEnd + " instead of " + end + ", seed " + SEED);
        }
    }

    private void assertParts(String token, int at) {
        boolean isRight = scan.start == at
                && scan.end == at + token.length()
                && scan.isNegative == token.startsWith("-")
                && scan.isInteger == token.matches("-?[0-9]+")
                && isSameValue(token);
        if (!isRight) {
            throw new AssertionError(token + ": " + Long.toUnsignedString(scan.significand) + "e" + scan.exponent
                    + " truncated " + scan.isTruncated + ", seed " + SEED);
        }
    }

    private boolean isSameValue(String token) {
        if (token.matches(".*[eE][+-]?[0-9]{7,}")) {
            return true; // BigDecimal cannot hold it; exponentsSaturate covers such exponents.
        }
        BigDecimal value = twinValue(token);
        if (value.signum() == 0) {
            return scan.significand == 0 && !scan.isTruncated;
        }
        BigDecimal low = new BigDecimal(new BigInteger(Long.toUnsignedString(scan.significand)), -scan.exponent);
        if (!scan.isTruncated) {
            return low.compareTo(value) == 0;
        }
        return low.compareTo(value) < 0
                && low.add(new BigDecimal(BigInteger.ONE, -scan.exponent)).compareTo(value) > 0
                && low.precision() == NumberScan.MAX_DIGITS;
    }

    private static BigDecimal twinValue(String token) {
        String magnitude = token.startsWith("-") ? token.substring(1) : token;
        return new BigDecimal(magnitude);
    }

    /** The number grammar of RFC 8259, section 6, one byte at a time. */
    private static final class Twin {

        private final String text;
        private int position;

        Twin(String text) {
            this.text = text;
        }

        /** Returns the end of the number, or {@code ~offset} of the first byte that does not fit. */
        int end() {
            take("-");
            if (!take("0") && !takeDigits()) {
                return ~position;
            }
            if (text.charAt(position - 1) == '0' && isFirstDigit(position - 1) && isDigit()) {
                return ~position;
            }
            if (take(".") && !takeDigits()) {
                return ~position;
            }
            if (take("eE")) {
                take("+-");
                if (!takeDigits()) {
                    return ~position;
                }
            }
            return position;
        }

        private boolean isFirstDigit(int place) {
            return place == 0 || place == 1 && text.charAt(0) == '-';
        }

        private boolean take(String anyOf) {
            boolean isTaken = position < text.length() && anyOf.indexOf(text.charAt(position)) >= 0;
            position += isTaken ? 1 : 0;
            return isTaken;
        }

        private boolean takeDigits() {
            int first = position;
            while (isDigit()) {
                position++;
            }
            return position > first;
        }

        private boolean isDigit() {
            return position < text.length() && text.charAt(position) >= '0' && text.charAt(position) <= '9';
        }
    }
}
