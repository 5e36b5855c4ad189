package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FixedDigitsTest {
    private static final long SEED = 20251207L;
    private static final String TIME = "10:15:30";

    @Test
    void everyFractionOfSixDigitsIsWrittenAndRead() {
        for (int micro = 0; micro < 1_000_000; micro++) {
            assertWrittenAndRead(1000 * micro);
        }
    }

    @Test
    void fractionsOfAnyLengthAreWrittenAndRead() {
        Random random = new Random(SEED);
        for (int i = 0; i < 200_000; i++) {
            int unit = (int) Math.pow(10, random.nextInt(10));
            assertWrittenAndRead(random.nextInt(1_000_000_000) / unit * unit);
        }
        assertWrittenAndRead(999_999_999);
        assertWrittenAndRead(1);
    }

    @Test
    void fractionsMayEndInZeros() {
        String digits = "987000000";
        for (int count = 1; count <= 9; count++) {
            int expected = Integer.parseInt((digits.substring(0, count) + "000000000").substring(0, 9));
            assertThat(read("." + digits.substring(0, count))).isEqualTo(expected);
        }
    }

    @Test
    void everyForeignByteInAFractionIsRejected() {
        for (int count = 1; count <= 9; count++) {
            String text = "." + "123456789".substring(0, count);
            for (int at = 0; at < text.length(); at++) {
                for (char next = 0; next < 256; next++) {
                    String changed = text.substring(0, at) + next + text.substring(at + 1);
                    boolean isFraction = at == 0 ? next == '.' : next >= '0' && next <= '9';
                    assertThat(read(changed) >= 0).as(changed).isEqualTo(isFraction);
                }
            }
        }
    }

    @Test
    void otherLengthsOfFractionsAreRejected() {
        assertThat(read("")).isZero();
        assertThat(read(".")).isEqualTo(-1);
        assertThat(read(".1234567890")).isEqualTo(-1);
        assertThat(FixedDigits.fraction(new byte[] {'.', '5'}, 0, 2)).isEqualTo(-1);
    }

    private static void assertWrittenAndRead(int nano) {
        String nine = "%09d".formatted(nano);
        String shortest = nano == 0 ? "" : "." + nine.replaceFirst("0+$", "");
        String threes = nano == 0 ? "" : "." + nine.replaceFirst("(000){1,2}$", "");
        byte[] to = new byte[10];
        String actualShortest = text(to, FixedDigits.writeShortestFraction(to, 0, nano));
        String actualThrees = text(to, FixedDigits.writeFractionOfThrees(to, 0, nano));
        boolean isRead = read(shortest) == nano && read(threes) == nano;
        if (!actualShortest.equals(shortest) || !actualThrees.equals(threes) || !isRead) {
            throw new AssertionError("%d: %s, %s, seed %d".formatted(nano, actualShortest, actualThrees, SEED));
        }
    }

    private static String text(byte[] bytes, int end) {
        return new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
    }

    private static int read(String fraction) {
        byte[] text = Texts.ascii(TIME + fraction);
        return FixedDigits.fraction(text, TIME.length(), text.length);
    }
}
