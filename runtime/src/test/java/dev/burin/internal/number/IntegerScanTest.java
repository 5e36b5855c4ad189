package dev.burin.internal.number;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Corpus;
import dev.burin.test.Rounds;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntegerScanTest {

    private static final long SEED = 20251122;
    private static final BigInteger MIN_INT = BigInteger.valueOf(Integer.MIN_VALUE);
    private static final BigInteger MAX_INT = BigInteger.valueOf(Integer.MAX_VALUE);
    private static final BigInteger MIN_LONG = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MAX_LONG = BigInteger.valueOf(Long.MAX_VALUE);

    private final NumberScan scratch = new NumberScan();

    @Test
    void everyIntBelowAHundredThousandIsReadBack() {
        for (int value = -100_000; value < 100_000; value++) {
            assertLikeTwin(Integer.toString(value), value & 7);
        }
    }

    @Test
    void edgeValuesAndTheirExtensionsAreReadOrRejectedEverywhere() {
        IntegerTextTest.edges().forEach(value -> {
            assertLikeTwinEverywhere(Long.toString(value));
            for (String suffix : List.of("0", "5", "9", "00", "0123456789", ",", "}", ".5", "e3", "/", ":", "\u00B1")) {
                assertLikeTwinEverywhere(value + suffix);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "--1",
                "+1",
                "a",
                ".5",
                "-a",
                "00",
                "-00",
                "01",
                "-01",
                "012",
                "-012",
                "00000000",
                "01234567",
                "012345678",
                "0123456789012345678",
                "-0",
                "0",
                "0,",
                "-0,",
                " 1",
                "1-1",
                "\u0010",
                "\u00B1",
                "/",
                ":"
            })
    void oddTokensAreReadLikeTheTwin(String text) {
        assertLikeTwinEverywhere(text);
    }

    @Test
    void aForeignByteAtAnyIndexOfTwentyDigitsEndsTheNumber() {
        for (int place = 0; place < 20; place++) {
            for (int foreign = 0; foreign < 256; foreign++) {
                StringBuilder text = new StringBuilder("12345678901234567890");
                text.setCharAt(place, (char) foreign);
                assertLikeTwin(text.toString(), place & 7);
                assertLikeTwin(text.substring(0, place + 1), place & 7);
            }
        }
    }

    @Test
    void randomDigitsAreReadLikeTheTwin() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(1_000_000); count++) {
            BigInteger value = new BigInteger(1 + random.nextInt(70), random);
            assertLikeTwin(random.nextBoolean() ? value.toString() : "-" + value, count % 9);
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/numbers/integers.csv")
    void recordedLiteralsAreReadAsRecorded(String type, String literal, String expected) {
        assertRecorded(type, literal, expected);
    }

    @Test
    void corpusLiteralsAreReadAsRecorded() {
        for (String line : Corpus.lines("conformance/ints/int_literals.tsv")) {
            String[] row = line.split("\t");
            if (!row[2].equals("POLICY")) {
                assertRecorded(row[0], row[1], row[2]);
            }
        }
    }

    private void assertRecorded(String type, String literal, String expected) {
        Tokens.everywhere(literal, (from, at, end) -> assertThat(readAs(type, from, at, end))
                .as("%s %s", type, literal)
                .isEqualTo(expected));
    }

    /** Reads as the reader does: byte and short are ints in a smaller range, and the token must end at its end. */
    private String readAs(String type, byte[] from, int at, int end) {
        if (type.equals("long")) {
            return IntegerScan.readLong(from, at, end, scratch) == end ? Long.toString(scratch.integer) : "ERROR";
        }
        int next = IntegerScan.readInt(from, at, end, scratch);
        int bits =
                switch (type) {
                    case "byte" -> 8;
                    case "short" -> 16;
                    default -> 32;
                };
        int value = (int) scratch.integer;
        boolean isInRange = value == value << 32 - bits >> 32 - bits;
        return next == end && isInRange ? Integer.toString(value) : "ERROR";
    }

    private void assertLikeTwinEverywhere(String text) {
        for (int at = 0; at <= 8; at++) {
            assertLikeTwin(text, at);
        }
    }

    private void assertLikeTwin(String text, int alignment) {
        int length = twinLength(text);
        BigInteger value = length < 0 ? BigInteger.ZERO : new BigInteger(text.substring(0, length));
        boolean isInt = length >= 0 && value.compareTo(MIN_INT) >= 0 && value.compareTo(MAX_INT) <= 0;
        boolean isLong = length >= 0 && value.compareTo(MIN_LONG) >= 0 && value.compareTo(MAX_LONG) <= 0;
        Tokens.atAlignment(text, alignment, (from, at, end) -> {
            int position = IntegerScan.readInt(from, at, end, scratch);
            if (isInt ? position != at + length || scratch.integer != value.intValue() : position >= 0) {
                throw new AssertionError("readInt of " + text + " at " + at + ": " + position + " " + scratch.integer
                        + ", seed " + SEED);
            }
            position = IntegerScan.readLong(from, at, end, scratch);
            if (isLong ? position != at + length || scratch.integer != value.longValue() : position >= 0) {
                throw new AssertionError("readLong of " + text + " at " + at + ": " + position + " " + scratch.integer
                        + ", seed " + SEED);
            }
        });
    }

    /** Returns the length of the integer at the start, or -1 when there is none or a zero leads other digits. */
    private static int twinLength(String text) {
        int first = text.startsWith("-") ? 1 : 0;
        int length = first;
        while (length < text.length() && text.charAt(length) >= '0' && text.charAt(length) <= '9') {
            length++;
        }
        boolean hasLeadingZero = length > first + 1 && text.charAt(first) == '0';
        return length == first || hasLeadingZero ? -1 : length;
    }
}
