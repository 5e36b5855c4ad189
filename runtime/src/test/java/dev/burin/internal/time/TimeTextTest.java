package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TimeTextTest {
    private static final long SEED = 20251202L;

    @Test
    void everySecondIsWrittenAndRead() {
        for (int second = 0; second < 86_400; second++) {
            assertRoundTrip(LocalTime.ofSecondOfDay(second));
        }
    }

    @Test
    void fractionsHaveNoTrailingZeros() {
        for (int nano :
                new int[] {1, 10, 999_999_999, 100_000_000, 120_000_000, 1_000, 1_000_000, 1_001_000, 90_000_000}) {
            assertRoundTrip(LocalTime.of(1, 2, 3, nano));
        }
        assertThat(Texts.written(TimeText::write, TimeText.MAX_BYTES, LocalTime.of(1, 2, 3, 120_000_000)))
                .isEqualTo("01:02:03.12");
    }

    @Test
    void randomTimesAndMutationsAreReadAsByTheJdk() {
        Random random = new Random(SEED);
        for (int i = 0; i < 30_000; i++) {
            LocalTime time = Texts.time(random);
            assertRoundTrip(time);
            assertAsJdk(Texts.mutated(random, DateTimeFormatter.ISO_LOCAL_TIME.format(time)));
        }
    }

    @Test
    void limitsAndOtherFormsAreJudgedAsByTheJdk() {
        String[] texts = {
            "",
            "1",
            "10",
            "10:",
            "10:1",
            "10:15",
            "10:15:",
            "10:15:3",
            "10:15:30",
            "10:15:30.1",
            "10:15:30.123456789",
            "10:15:30.1234567890",
            "10:15:30,1",
            "24:00",
            "24:00:00",
            "23:60",
            "23:59:60",
            "-1:00",
            "1:00",
            "10:15.5",
            "10:15:30Z",
            "T10:15",
            "10.15",
            "10:15:30.12a",
            "99:99:99"
        };
        for (String text : texts) {
            assertAsJdk(text);
        }
    }

    @Test
    void aFullStopWithoutDigitsIsRejected() {
        assertThat(Texts.read(TimeText::read, "10:15:30.")).isNull();
    }

    private static void assertRoundTrip(LocalTime time) {
        String text = Texts.written(TimeText::write, TimeText.MAX_BYTES, time);
        assertThat(text).as("seed %d", SEED).isEqualTo(DateTimeFormatter.ISO_LOCAL_TIME.format(time));
        assertThat(Texts.read(TimeText::read, text)).isEqualTo(time);
    }

    private static void assertAsJdk(String text) {
        LocalTime expected = text.endsWith(".") ? null : Texts.parsed(LocalTime::parse, text);
        assertThat(Texts.read(TimeText::read, text))
                .as("%s, seed %d", text, SEED)
                .isEqualTo(expected);
    }
}
