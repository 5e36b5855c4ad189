package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DateTimeTextTest {
    private static final long SEED = 20251203L;

    @Test
    void randomValuesAndMutationsAreReadAsByTheJdk() {
        Random random = new Random(SEED);
        for (int i = 0; i < 30_000; i++) {
            LocalDateTime value = Texts.dateTime(random);
            assertRoundTrip(value);
            assertAsJdk(Texts.mutated(random, DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(value)));
        }
    }

    @Test
    void edgesAreWrittenAndRead() {
        assertRoundTrip(LocalDateTime.MIN);
        assertRoundTrip(LocalDateTime.MAX);
        assertRoundTrip(LocalDateTime.of(9999, 12, 31, 23, 59, 59, 999_999_999));
        assertRoundTrip(LocalDateTime.of(0, 1, 1, 0, 0));
    }

    @Test
    void otherFormsAreJudgedAsByTheJdk() {
        String[] texts = {
            "",
            "T",
            "2020-01-01",
            "2020-01-01T",
            "2020-01-01T10",
            "2020-01-01T10:15",
            "2020-01-01t10:15",
            "2020-01-01 10:15",
            "2020-01-01T10:15Z",
            "2020-01-01T24:00",
            "2020-02-30T10:15",
            "+10000-01-01T00:00",
            "-0001-01-01T00:00",
            "+",
            "-",
            "+1",
            "-9-",
            "2020-01-01T10:15:30.1234567890"
        };
        for (String text : texts) {
            assertAsJdk(text);
        }
    }

    private static void assertRoundTrip(LocalDateTime value) {
        String text = Texts.written(DateTimeText::write, DateTimeText.MAX_BYTES, value);
        assertThat(text).as("seed %d", SEED).isEqualTo(DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(value));
        assertThat(Texts.read(DateTimeText::read, text)).isEqualTo(value);
    }

    private static void assertAsJdk(String text) {
        LocalDateTime expected = text.endsWith(".") ? null : Texts.parsed(LocalDateTime::parse, text);
        assertThat(Texts.read(DateTimeText::read, text))
                .as("%s, seed %d", text, SEED)
                .isEqualTo(expected);
    }

    /** An empty text, so that the array need not be that long. */
    @Test
    void aTextMayEndAtTheEndOfTheLongestArray() {
        byte[] none = {};
        for (int end = Integer.MAX_VALUE - 40; end < Integer.MAX_VALUE - 1; end++) {
            assertThat(DateText.end(none, end, end)).isEqualTo(end);
            assertThat(DateText.read(none, end, end)).isNull();
            assertThat(TimeText.read(none, end, end)).isNull();
            assertThat(DateTimeText.read(none, end, end)).isNull();
            assertThat(InstantText.read(none, end, end)).isNull();
            assertThat(InstantText.readDate(none, end, end)).isNull();
            assertThat(OffsetText.readOffsetDateTime(none, end, end)).isNull();
            assertThat(OffsetText.readZonedDateTime(none, end, end)).isNull();
        }
    }
}
