package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertKeyRejected;
import static dev.burin.codegen.value.RoundTrip.assertKeysRejected;
import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.checkAs;
import static dev.burin.codegen.value.RoundTrip.checkKeys;
import static dev.burin.codegen.value.RoundTrip.map;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonReader;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Dates and times as values and as keys: the strings of the kernels, in quotes. */
class TimesTest {
    private static final ZoneId ZURICH = ZoneId.of("Europe/Zurich");
    private static final LocalDateTime SUMMER = LocalDateTime.of(2026, 7, 1, 9, 30);

    @Test
    void timesSurviveARoundTripUpToTheirExtremes() {
        LocalDateTime dateTime = LocalDateTime.of(2026, 2, 28, 23, 59, 59, 1);
        check(Times::put, Times::readLocalDate, LocalDate.MIN, LocalDate.MAX, LocalDate.EPOCH, LocalDate.of(-1, 2, 28));
        check(
                Times::put,
                Times::readLocalTime,
                LocalTime.MIN,
                LocalTime.MAX,
                LocalTime.NOON,
                LocalTime.of(1, 2, 3, 4_000));
        check(Times::put, Times::readLocalDateTime, LocalDateTime.MIN, LocalDateTime.MAX, dateTime);
        check(Times::put, Times::readInstant, Instant.MIN, Instant.MAX, Instant.EPOCH, Instant.ofEpochSecond(-1, 1));
        check(
                Times::put,
                Times::readOffsetDateTime,
                OffsetDateTime.MIN,
                OffsetDateTime.MAX,
                dateTime.atOffset(ZoneOffset.ofHoursMinutesSeconds(-1, -2, -3)));
        check(
                Times::put,
                Times::readZonedDateTime,
                dateTime.atZone(ZURICH),
                dateTime.atZone(ZoneOffset.UTC),
                ZonedDateTime.ofLocal(LocalDateTime.of(2026, 10, 25, 2, 30), ZURICH, ZoneOffset.ofHours(1)),
                ZonedDateTime.ofLocal(LocalDateTime.of(2026, 10, 25, 2, 30), ZURICH, ZoneOffset.ofHours(2)));
        check(
                Times::put,
                Times::readDuration,
                Duration.ZERO,
                Duration.ofSeconds(Long.MIN_VALUE),
                Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
                Duration.ofNanos(-1));
        check(Times::put, Times::readDate, new Date(0), new Date(-1), new Date(253_402_300_799_999L));
    }

    @Test
    void partsOfTimesSurviveARoundTripUpToTheirExtremes() {
        check(
                Times::put,
                Times::readOffsetTime,
                OffsetTime.MIN,
                OffsetTime.MAX,
                SUMMER.toLocalTime().atOffset(ZoneOffset.UTC));
        check(Times::put, Times::readZoneOffset, ZoneOffset.MIN, ZoneOffset.MAX, ZoneOffset.UTC);
        check(Times::put, Times::readYear, Year.of(Year.MIN_VALUE), Year.of(0), Year.of(Year.MAX_VALUE));
        check(Times::put, Times::readYearMonth, YearMonth.of(Year.MIN_VALUE, 1), YearMonth.of(Year.MAX_VALUE, 12));
        check(Times::put, Times::readMonthDay, MonthDay.of(1, 1), MonthDay.of(2, 29), MonthDay.of(12, 31));
    }

    @Test
    void aCalendarIsWrittenAsItsInstant() {
        Calendar summer = GregorianCalendar.from(SUMMER.atZone(ZURICH));

        checkAs(
                Calendar::getTimeInMillis,
                Times::put,
                Times::readCalendar,
                summer,
                new GregorianCalendar(1, Calendar.MARCH, 1));
        assertThat(text(Times::put, summer)).isEqualTo("\"2026-07-01T07:30:00.000+00:00\"");
        assertThat(Times.readCalendar(RoundTrip.reader(text(Times::put, summer)))
                        .getTimeZone())
                .isEqualTo(TimeZone.getTimeZone("UTC"));
    }

    /** Most of the strings have the form of another type. */
    @Test
    void stringsOfAnotherFormAreRejected() {
        assertRejected("a date such as", Times::readLocalDate, "\"2026-11\"", "\"2026-02-29\"", "\"\"", "20261121");
        assertRejected("a time such as", Times::readLocalTime, "\"24:00:00\"", "\"09:30:00Z\"", "null");
        assertRejected(
                "a date and time such as", Times::readLocalDateTime, "\"2026-11-21\"", "\"2026-11-21 09:30:00\"");
        assertRejected("an instant such as", Times::readInstant, "\"2026-11-21T09:30:00\"", "1", "\"2026-11-21\"");
        assertRejected(
                "a date and time with offset", Times::readOffsetDateTime, "\"2026-11-21T09:30:00\"", "\"09:30:00Z\"");
        assertRejected(
                "a date and time with zone",
                Times::readZonedDateTime,
                "\"2026-11-21T09:30:00\"",
                "\"2026-11-21T09:30:00Z[No/Where]\"");
        assertRejected(
                "a time with offset",
                Times::readOffsetTime,
                "\"09:30:00\"",
                "\"25:00:00Z\"",
                "\"09:30:00+19:00\"",
                "\"+01:00\"");
        assertRejected("an offset such as", Times::readZoneOffset, "\"+19:00\"", "\"Europe/Zurich\"", "\"1\"", "0");
        assertRejected("a year such as", Times::readYear, "\"26\"", "\"2026-11\"", "\"-0000\"", "\"+2026\"", "2026");
        assertRejected("a year and month", Times::readYearMonth, "\"2026\"", "\"2026-13\"", "\"2026-11-21\"");
        assertRejected("a month and day", Times::readMonthDay, "\"11-21\"", "\"--02-30\"", "\"--11\"");
        assertRejected("a duration such as", Times::readDuration, "\"P1Y\"", "\"PT\"", "5");
        assertRejected(
                "a date and time with offset", Times::readDate, "\"2026-11-21\"", "\"2026-11-21T09:30:00\"", "0");
        assertRejected("a date and time with offset", Times::readCalendar, "\"09:30:00\"");
    }

    // ---- as keys of maps

    /** Asserts that each key is the string of the value. */
    @SafeVarargs
    private static <K> void keys(
            RoundTrip.Put<K> put, RoundTrip.Put<K> asValue, Function<JsonReader, K> read, K... keys) {
        for (K key : keys) {
            checkKeys(put, read, key);
            assertThat(map(put, key)).isEqualTo("{" + text(asValue, key) + ":7}");
        }
        assertKeyRejected((out, at, none) -> put.put(out, at, null));
    }

    @Test
    void keysAreTheStringsOfValues() {
        keys(TimeKeys::put, Times::put, TimeKeys::readLocalDate, LocalDate.MIN, SUMMER.toLocalDate());
        keys(TimeKeys::put, Times::put, TimeKeys::readLocalTime, LocalTime.MIN, LocalTime.MAX);
        keys(TimeKeys::put, Times::put, TimeKeys::readLocalDateTime, LocalDateTime.MAX, SUMMER);
        keys(TimeKeys::put, Times::put, TimeKeys::readInstant, Instant.MIN, Instant.EPOCH);
        keys(TimeKeys::put, Times::put, TimeKeys::readOffsetDateTime, OffsetDateTime.MIN, OffsetDateTime.MAX);
        keys(
                TimeKeys::put,
                Times::put,
                TimeKeys::readZonedDateTime,
                SUMMER.atZone(ZURICH),
                SUMMER.atZone(ZoneOffset.UTC));
        keys(TimeKeys::put, Times::put, TimeKeys::readOffsetTime, OffsetTime.MIN, OffsetTime.MAX);
        keys(TimeKeys::put, Times::put, TimeKeys::readZoneOffset, ZoneOffset.MIN, ZoneOffset.UTC);
        keys(TimeKeys::put, Times::put, TimeKeys::readYear, Year.of(-1), Year.of(2026));
        keys(TimeKeys::put, Times::put, TimeKeys::readYearMonth, YearMonth.of(12_345, 6), YearMonth.from(SUMMER));
        keys(TimeKeys::put, Times::put, TimeKeys::readMonthDay, MonthDay.of(2, 29));
        keys(TimeKeys::put, Times::put, TimeKeys::readDuration, Duration.ZERO, Duration.ofNanos(-1));
        keys(TimeKeys::put, Times::put, TimeKeys::readDate, new Date(0), new Date(-1));
    }

    @Test
    void namesOfAnotherFormAreNotKeys() {
        assertKeysRejected("a date such as", TimeKeys::readLocalDate, "", "2026-02-29", "2026-11-21T09:30:00");
        assertKeysRejected("a time such as", TimeKeys::readLocalTime, "24:00:00");
        assertKeysRejected("a date and time such as", TimeKeys::readLocalDateTime, "2026-11-21");
        assertKeysRejected("an instant such as", TimeKeys::readInstant, "2026-11-21T09:30:00");
        assertKeysRejected("a date and time with offset", TimeKeys::readOffsetDateTime, "2026-11-21T09:30:00");
        assertKeysRejected("a date and time with zone", TimeKeys::readZonedDateTime, "2026-11-21T09:30:00");
        assertKeysRejected("a time with offset", TimeKeys::readOffsetTime, "09:30:00");
        assertKeysRejected("an offset such as", TimeKeys::readZoneOffset, "+19:00");
        assertKeysRejected("a year such as", TimeKeys::readYear, "26");
        assertKeysRejected("a year and month", TimeKeys::readYearMonth, "2026-13");
        assertKeysRejected("a month and day", TimeKeys::readMonthDay, "--02-30");
        assertKeysRejected("a duration such as", TimeKeys::readDuration, "P1Y");
        assertKeysRejected("a date and time with offset", TimeKeys::readDate, "2026-11-21");
    }
}
