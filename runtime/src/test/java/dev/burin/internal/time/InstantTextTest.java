package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

class InstantTextTest {
    private static final long SEED = 20251205L;

    private final Random random = new Random(SEED);

    @Test
    void everyDayOfTheYearsZeroTo9999IsWrittenAsByTheJdk() {
        long end = LocalDate.of(10_000, 1, 2).toEpochDay();
        byte[] to = new byte[InstantText.MAX_BYTES];
        for (long day = LocalDate.of(0, 1, 1).toEpochDay() - 1; day < end; day++) {
            long second = day * 86_400 + Math.floorMod(day, 86_400L);
            int written = InstantText.write(to, 0, Instant.ofEpochSecond(second));
            LocalDate date = DateText.read(to, 0, DateText.end(to, 0, written));
            if (date == null || date.toEpochDay() != day) {
                throw new AssertionError("%s instead of %s".formatted(date, LocalDate.ofEpochDay(day)));
            }
        }
    }

    @Test
    void randomInstantsAndMutationsAreReadAsByTheJdk() {
        for (int i = 0; i < 30_000; i++) {
            Instant value = Texts.dateTime(random).toInstant(ZoneOffset.UTC);
            assertRoundTrip(value);
            assertAsJdk(Texts.mutated(random, value.toString()));
        }
    }

    @Test
    void edgesAreWrittenAndRead() {
        assertRoundTrip(Instant.EPOCH);
        assertRoundTrip(Instant.EPOCH.minusNanos(1));
        assertRoundTrip(Instant.MIN);
        assertRoundTrip(Instant.MAX);
        assertRoundTrip(Instant.parse("0000-01-01T00:00:00Z"));
        assertRoundTrip(Instant.parse("0000-01-01T00:00:00Z").minusNanos(1));
        assertRoundTrip(Instant.parse("9999-12-31T23:59:59.999999999Z"));
        assertRoundTrip(Instant.parse("9999-12-31T23:59:59.999999999Z").plusNanos(1));
    }

    @Test
    void fractionsHaveThreeOrSixOrNineDigits() {
        assertThat(written(Instant.ofEpochSecond(0, 120_000_000))).isEqualTo("1970-01-01T00:00:00.120Z");
        assertThat(written(Instant.ofEpochSecond(0, 120_000))).isEqualTo("1970-01-01T00:00:00.000120Z");
        assertThat(written(Instant.ofEpochSecond(0, 120))).isEqualTo("1970-01-01T00:00:00.000000120Z");
    }

    @Test
    void otherFormsAreJudgedAsByTheJdk() {
        String[] texts = {
            "",
            "Z",
            "+",
            "-",
            "+Z",
            "2020-01-01",
            "2020-01-01T",
            "2020-01-01T10:15Z",
            "2020-01-01T10:15:30",
            "2020-01-01t10:15:30z",
            "2020-01-01 10:15:30Z",
            "2020-01-01T10:15:30+01:00",
            "2020-01-01T10:15:30-00:00",
            "2020-01-01T10:15:30.1Z",
            "2020-01-01T10:15:30.1234567890Z",
            "2020-02-30T10:15:30Z",
            "2020-01-01T25:00:00Z",
            "+10000-01-01T00:00:00Z",
            "-0001-01-01T00:00:00.5Z",
            "+2020-01-01T00:00:00Z",
            "+10000-13-01T00:00:00Z",
            "+99999999999-01-01T00:00:00Z",
            "-1000000001-01-01T00:00:00Z",
            "+" + "0".repeat(100) + "10000-01-01T00:00:00Z",
            "2020-01-01T10:15:30ZZ"
        };
        for (String text : texts) {
            assertAsJdk(text);
        }
    }

    @Test
    void endOfDayAndLeapSecondsAreRejected() {
        for (String year : new String[] {"2020", "+12020", "-0001"}) {
            assertThat(Texts.read(InstantText::read, year + "-01-01T24:00:00Z")).isNull();
            assertThat(Texts.read(InstantText::read, year + "-01-01T23:59:60Z")).isNull();
            assertThat(Texts.read(InstantText::read, year + "-01-01T10:15:30.Z"))
                    .isNull();
        }
    }

    @Test
    void datesAreWrittenAsInTheCalendarOfTheirTime() {
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSS", Locale.ROOT);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        long first = Instant.parse("1600-01-01T00:00:00Z").toEpochMilli();
        long end = Instant.parse("9999-12-31T23:59:59.999Z").toEpochMilli();
        for (int i = 0; i < 30_000; i++) {
            Date value = new Date(first + (long) (random.nextDouble() * (end - first)));
            assertThat(writtenAndRead(value)).as("seed %d", SEED).isEqualTo(format.format(value) + "+00:00");
        }
    }

    @Test
    void extremeDatesAreWrittenAndRead() {
        for (long milli :
                new long[] {0, -1, 999, -62_167_219_200_001L, 253_402_300_800_000L, Long.MIN_VALUE, Long.MAX_VALUE}) {
            LocalDateTime expected = LocalDateTime.ofInstant(Instant.ofEpochMilli(milli), ZoneOffset.UTC);
            assertThat(writtenAndRead(new Date(milli)))
                    .startsWith(
                            expected.format(DateTimeFormatter.ofPattern("uuuu")).replaceFirst("^(\\d{5})", "+$1"))
                    .endsWith(expected.format(DateTimeFormatter.ofPattern("-MM-dd'T'HH:mm:ss.SSS")) + "+00:00");
        }
    }

    /** Like a date that another thread sets while it is written. */
    @Test
    void theTimeOfADateIsReadOnce() {
        for (long first : new long[] {0, Instant.parse("+10000-01-01T00:00:05Z").toEpochMilli()}) {
            Date changing = new Date() {
                private static final long serialVersionUID = 1L;

                private int asked;

                @Override
                public long getTime() {
                    return first + 20_951_060L * asked++;
                }
            };

            assertThat(Texts.written(InstantText::write, InstantText.MAX_BYTES, changing))
                    .isEqualTo(writtenAndRead(new Date(first)));
        }
    }

    @Test
    void datesAreReadWithEveryOffsetAndFraction() {
        String[] texts = {
            "2020-01-01T10:15:30.120+00:00",
            "2020-01-01T10:15:30.120Z",
            "2020-01-01T10:15Z",
            "2020-01-01T10:15:30+01:00",
            "2020-01-01T10:15:30.123999999-18:00",
            "+12020-01-01T10:15:30.1Z",
            "1969-12-31T23:59:59.999999999Z"
        };
        for (String text : texts) {
            Date expected = Date.from(OffsetDateTime.parse(text).toInstant());
            assertThat(Texts.read(InstantText::readDate, text)).as(text).isEqualTo(expected);
        }
        assertThat(Texts.read(InstantText::readDate, "2020-01-01T10:15:30.120-0530"))
                .isEqualTo(Texts.read(InstantText::readDate, "2020-01-01T10:15:30.120-05:30"));
    }

    @Test
    void otherFormsOfDatesAreNull() {
        String[] texts = {
            "",
            "Z",
            "2020-01-01",
            "2020-01-01T10:15:30",
            "2020-01-01T10:15:30+1",
            "2020-01-01T10:15:30+01000",
            "2020-01-01T10:15:30+1900",
            "2020-01-01T24:00:00Z",
            "1577836800000",
            "+999999999-01-01T00:00:00Z",
            "-999999999-01-01T00:00:00Z",
            "Wed, 01 Jan 2020 10:15:30 GMT"
        };
        for (String text : texts) {
            assertThat(Texts.read(InstantText::readDate, text)).as(text).isNull();
        }
    }

    private static String written(Instant value) {
        return Texts.written(InstantText::write, InstantText.MAX_BYTES, value);
    }

    private static String writtenAndRead(Date value) {
        String text = Texts.written(InstantText::write, InstantText.MAX_BYTES, value);
        assertThat(Texts.read(InstantText::readDate, text)).isEqualTo(value);
        return text;
    }

    private static void assertRoundTrip(Instant value) {
        String text = written(value);
        assertThat(text).as("seed %d", SEED).isEqualTo(DateTimeFormatter.ISO_INSTANT.format(value));
        assertThat(Texts.read(InstantText::read, text)).isEqualTo(value);
    }

    private static void assertAsJdk(String text) {
        boolean isStrict = !text.matches(".*(\\.([^0-9].*)?|[Tt]24:.*|:60[^:]*)");
        Instant expected = isStrict ? Texts.parsed(Instant::parse, text) : null;
        assertThat(Texts.read(InstantText::read, text))
                .as("%s, seed %d", text, SEED)
                .isEqualTo(expected);
    }
}
