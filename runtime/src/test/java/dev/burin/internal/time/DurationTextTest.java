package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DurationTextTest {
    private static final long SEED = 20251206L;

    @Test
    void randomDurationsAndMutationsAreReadAsByTheJdk() {
        Random random = new Random(SEED);
        for (int i = 0; i < 10_000; i++) {
            Duration value = Duration.ofSeconds(
                    random.nextLong() >> random.nextInt(64), Texts.time(random).getNano());
            assertRoundTrip(value);
            assertAsJdk(Texts.mutated(random, value.toString()));
        }
    }

    @Test
    void edgesAreWrittenAndRead() {
        long[] seconds = {0, 1, -1, 59, 60, 61, -59, -60, -61, 3599, 3600, 3601, -3600, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long second : seconds) {
            for (int nano : new int[] {0, 1, 500_000_000, 999_999_999}) {
                assertRoundTrip(Duration.ofSeconds(second, nano));
            }
        }
    }

    @Test
    void otherFormsAreJudgedAsByTheJdk() {
        String[] texts = {
            "",
            "P",
            "PT",
            "PTS",
            "P1D",
            "P1DT",
            "P1DT1H",
            "-PT1H",
            "+PT1H",
            "pt1h",
            "PT1,5S",
            "PT1.S",
            "PT.5S",
            "PT-.5S",
            "PT+1S",
            "PT--1S",
            "PT1S1H",
            "PT1H1H",
            "PT1M1H",
            "PT1.5H",
            "PT1.5M1S",
            "PT1.0H",
            "PT1.0M",
            "PT0.0",
            "PT5.",
            "PT1.5S2S",
            "PT1.5SS",
            "PT1.5S.5S",
            "PT.S",
            "PT-S",
            "PT1H-.5S",
            "PT1H.5",
            "PT1",
            "PT1S ",
            "1S",
            "T1S",
            "P1S",
            "PT0.1234567890S",
            "PT999999999999H",
            "PT9999999999999999H",
            "PT-1H30M-0.5S",
            "PT99999999999999999999S",
            "PT000000000000000000000000000000001S",
            "PT-0S",
            "PT1H-30M",
            "P-1DT24H",
            "PT1D"
        };
        for (String text : texts) {
            assertAsJdk(text);
        }
    }

    @Test
    void overlongStringsAreRejected() {
        assertThat(Texts.read(DurationText::read, "PT" + "0".repeat(200) + "1S"))
                .isNull();
    }

    private static void assertRoundTrip(Duration value) {
        String text = Texts.written(DurationText::write, DurationText.MAX_BYTES, value);
        assertThat(text).as("seed %d", SEED).isEqualTo(value.toString());
        assertThat(Texts.read(DurationText::read, text)).isEqualTo(value);
    }

    private static void assertAsJdk(String text) {
        Duration expected = Texts.parsed(Duration::parse, text);
        assertThat(Texts.read(DurationText::read, text))
                .as("%s, seed %d", text, SEED)
                .isEqualTo(expected);
    }
}
