package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.reader;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
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
import java.util.List;
import java.util.TimeZone;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Times by patterns, strictly: what does not exist is rejected, not adjusted. */
class TimeFormatTest {
    private static final LocalDateTime SUMMER = LocalDateTime.of(2026, 7, 1, 9, 30);
    private static final Instant INSTANT = SUMMER.toInstant(ZoneOffset.UTC);

    private static <T> void survives(TimeFormat<T> format, T value, String text) {
        check(format::put, format::read, value);
        assertThat(text(format::put, value)).isEqualTo('"' + text + '"');
    }

    @Test
    void everyTypeHasItsPatterns() {
        survives(TimeFormat.localDate("dd.MM.yyyy"), SUMMER.toLocalDate(), "01.07.2026");
        survives(TimeFormat.localTime("HH:mm"), LocalTime.of(9, 30), "09:30");
        survives(TimeFormat.localDateTime("yyyyMMdd'T'HHmm"), SUMMER, "20260701T0930");
        survives(TimeFormat.offsetTime("HHmmX"), OffsetTime.of(9, 30, 0, 0, ZoneOffset.ofHours(2)), "0930+02");
        survives(TimeFormat.year("yy"), Year.of(2026), "26");
        survives(TimeFormat.yearMonth("MM/yyyy"), YearMonth.of(2026, 7), "07/2026");
        survives(TimeFormat.monthDay("dd.MM."), MonthDay.of(2, 29), "29.02.");
        survives(
                TimeFormat.offsetDateTime("yyyy-MM-dd HH:mm xxx", null),
                SUMMER.atOffset(ZoneOffset.ofHours(-3)),
                "2026-07-01 09:30 -03:00");
        survives(
                TimeFormat.zonedDateTime("yyyy-MM-dd HH:mm VV", null),
                SUMMER.atZone(ZoneId.of("Europe/Zurich")),
                "2026-07-01 09:30 Europe/Zurich");
        survives(TimeFormat.instant("yyyy-MM-dd HH:mm", null), INSTANT, "2026-07-01 09:30");
        survives(TimeFormat.instant("yyyy-MM-dd HH:mm", "Europe/Zurich"), INSTANT, "2026-07-01 11:30");
        survives(TimeFormat.date("yyyy-MM-dd HH:mm", "+01:00"), Date.from(INSTANT), "2026-07-01 10:30");
    }

    @Test
    void anOffsetThatThePatternMayHaveMayBeAbsent() {
        survives(TimeFormat.localDateTime("yyyy-MM-dd HH:mm[X]"), SUMMER, "2026-07-01 09:30");
        survives(TimeFormat.localTime("HH:mm[XXX]"), LocalTime.of(9, 30), "09:30");
    }

    @Test
    void theGivenZoneIsUsedIfTheStringHasNone() {
        ZonedDateTime zoned = SUMMER.atZone(ZoneId.of("Europe/Zurich"));
        OffsetDateTime offset = zoned.toOffsetDateTime();

        survives(TimeFormat.zonedDateTime("yyyy-MM-dd HH:mm", "Europe/Zurich"), zoned, "2026-07-01 09:30");
        survives(TimeFormat.offsetDateTime("yyyy-MM-dd HH:mm", "Europe/Zurich"), offset, "2026-07-01 09:30");
    }

    /** On the last two days, the hour after two is repeated or skipped in many zones, which may have the name of others. */
    @ParameterizedTest
    @ValueSource(strings = {"2026-07-01T09:30", "2026-10-25T02:30", "2026-03-29T02:30"})
    void namesOfZonesThatWouldBeReadAsOthersAreRejected(LocalDateTime local) {
        int rejected = 0;
        for (String pattern : List.of("yyyy-MM-dd HH:mm z", "yyyy-MM-dd HH:mm v", "yyyy-MM-dd HH:mm zzzz")) {
            TimeFormat<ZonedDateTime> format = TimeFormat.zonedDateTime(pattern, null);
            for (String zone : ZoneId.getAvailableZoneIds()) {
                ZonedDateTime time = local.atZone(ZoneId.of(zone));
                String text;
                try {
                    text = text(format::put, time);
                } catch (JsonException e) {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                    assertThat(e).hasMessageContaining("names its zone like another: VV is its ID, XXX its offset");
                    rejected++;
                    continue;
                }
                assertThat(format.read(reader(text)).toInstant()).as(text).isEqualTo(time.toInstant());
            }
        }
        assertThat(rejected).isPositive();
        survives(TimeFormat.instant("EEE, dd MMM yyyy HH:mm:ss z", "GMT"), INSTANT, "Wed, 01 Jul 2026 09:30:00 GMT");
    }

    @Test
    void anOffsetSaysWhichTimeIsMeantByTheNameOfAZone() {
        Instant repeatedInParis = Instant.parse("2026-10-25T01:30:00Z");
        TimeFormat<Instant> format = TimeFormat.instant("yyyy-MM-dd HH:mm xxx z", "Africa/Algiers");

        check(format::put, format::read, repeatedInParis);
        assertThat(text(format::put, repeatedInParis)).startsWith("\"2026-10-25 02:30 +01:00 ");
    }

    @Test
    void offsetsOfWhichThePatternDropsAPartAreRejected() {
        OffsetDateTime seconds = SUMMER.atOffset(ZoneOffset.ofHoursMinutesSeconds(1, 30, 45));
        OffsetDateTime halfHour = SUMMER.atOffset(ZoneOffset.ofHoursMinutes(0, 30));
        for (String pattern : List.of("X", "XX", "XXX", "x", "xxx", "Z", "ZZZZZ", "O")) {
            TimeFormat<OffsetDateTime> format = TimeFormat.offsetDateTime("yyyy-MM-dd HH:mm " + pattern, null);
            boolean isWhole = pattern.equals("ZZZZZ") || pattern.equals("O");
            if (isWhole) {
                check(format::put, format::read, seconds);
            } else {
                assertDropped(() -> text(format::put, seconds));
            }
            if (pattern.equals("x")) { // of +0030 the JDK reads the first half
                assertDropped(() -> text(format::put, halfHour));
            } else {
                check(format::put, format::read, halfHour);
            }
        }
        survives(TimeFormat.offsetDateTime("yyyy-MM-dd HH:mm XXXXX", null), seconds, "2026-07-01 09:30 +01:30:45");
        survives(
                TimeFormat.offsetDateTime("yyyy-MM-dd HH:mm X", null),
                SUMMER.atOffset(ZoneOffset.ofHoursMinutes(5, 30)),
                "2026-07-01 09:30 +0530");
        TimeFormat<Instant> monrovia = TimeFormat.instant("yyyy-MM-dd HH:mm:ssXXX'['VV']'", "Africa/Monrovia");
        assertDropped(() -> text(monrovia::put, Instant.parse("1971-06-01T12:00:00Z")));
        survives(monrovia, INSTANT, "2026-07-01 09:30:00Z[Africa/Monrovia]");
    }

    @Test
    void noOffsetOfAPatternMayDropAPart() {
        OffsetDateTime seconds = SUMMER.atOffset(ZoneOffset.ofHoursMinutesSeconds(1, 30, 45));
        for (String pattern : List.of("XXXXX XXX", "XXX XXXXX", "xxxxx 'XXX' Z", "XXXXXxxx")) {
            TimeFormat<OffsetDateTime> format = TimeFormat.offsetDateTime("yyyy-MM-dd HH:mm " + pattern, null);

            assertDropped(() -> text(format::put, seconds));
            check(format::put, format::read, SUMMER.atOffset(ZoneOffset.ofHoursMinutes(1, 30)));
        }
        survives(
                TimeFormat.offsetDateTime("yyyy-MM-dd HH:mm XXXXX 'XXX' xxxxx", null),
                seconds,
                "2026-07-01 09:30 +01:30:45 XXX +01:30:45");
    }

    private static void assertDropped(ThrowingCallable write) {
        assertThatThrownBy(write)
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                .hasMessageContaining("drops a part of its offset, which XXXXX does not");
    }

    @Test
    void calendarsAreInTheZoneOfTheirPattern() {
        TimeFormat<Calendar> format = TimeFormat.calendar("dd.MM.yyyy HH:mm", "Europe/Zurich");

        Calendar value = format.read(reader("\"01.07.2026 11:30\""));

        assertThat(value.toInstant()).isEqualTo(INSTANT);
        assertThat(value.getTimeZone().getID()).isEqualTo("Europe/Zurich");
        assertThat(text(format::put, value)).isEqualTo("\"01.07.2026 11:30\"");
    }

    @Test
    void aDateWithoutATimeIsTheStartOfTheDay() {
        assertThat(TimeFormat.instant("yyyy-MM-dd", "Europe/Zurich").read(reader("\"2026-07-01\"")))
                .isEqualTo(Instant.parse("2026-06-30T22:00:00Z"));
    }

    @Test
    void yearsOfAnEraAreThoseOfIsoUnlessThePatternHasTheEra() {
        survives(TimeFormat.localDate("yyyy-MM-dd"), LocalDate.of(1, 1, 1), "0001-01-01");
        TimeFormat<LocalDate> withEra = TimeFormat.localDate("yyyy-MM-dd G"); // BC, or BCE since JDK 23
        check(withEra::put, withEra::read, LocalDate.of(0, 1, 1));
        assertThat(text(withEra::put, LocalDate.of(0, 1, 1))).startsWith("\"0001-01-01 BC");
        survives(TimeFormat.localDate("'year' yyyy-MM-dd 'G'"), LocalDate.of(0, 1, 1), "year 0000-01-01 G");
    }

    @Test
    void timesThatDoNotExistAreRejected() {
        assertRejected(
                "a date or time of the pattern dd.MM.yyyy",
                TimeFormat.localDate("dd.MM.yyyy")::read,
                "\"30.02.2026\"",
                "\"1.7.2026\"",
                "\"01.07.2026 \"",
                "\"\"",
                "\"2026-07-01\"",
                "20260701",
                "true");
        assertRejected(
                "a date or time of the pattern HH:mm", TimeFormat.localTime("HH:mm")::read, "\"24:00\"", "\"9:30\"");
        assertRejected("a date or time of the pattern HH:mm", TimeFormat.instant("HH:mm", null)::read, "\"09:30\"");
    }

    @Test
    void skippedTimesAreRejectedAndRepeatedOnesAreTheFirst() {
        TimeFormat<Instant> instants = TimeFormat.instant("yyyy-MM-dd HH:mm", "Europe/Zurich");
        TimeFormat<ZonedDateTime> zoned = TimeFormat.zonedDateTime("yyyy-MM-dd HH:mm VV", null);
        TimeFormat<OffsetDateTime> offset = TimeFormat.offsetDateTime("yyyy-MM-dd HH:mm", "Europe/Zurich");

        assertRejected("a date or time of the pattern yyyy-MM-dd HH:mm", instants::read, "\"2024-03-31 02:30\"");
        assertRejected("a date or time of the pattern yyyy-MM-dd HH:mm", offset::read, "\"2024-03-31 02:30\"");
        assertRejected(
                "a date or time of the pattern yyyy-MM-dd HH:mm VV", zoned::read, "\"2024-03-31 02:30 Europe/Paris\"");
        assertThat(instants.read(reader("\"2024-03-31 03:30\""))).isEqualTo("2024-03-31T01:30:00Z");
        assertThat(instants.read(reader("\"2024-10-27 02:30\""))).isEqualTo("2024-10-27T00:30:00Z");
        assertThat(TimeFormat.instant("yyyy-MM-dd HH:mm xxx", "Europe/Zurich")
                        .read(reader("\"2024-10-27 02:30 +01:00\"")))
                .isEqualTo("2024-10-27T01:30:00Z");
        assertThat(TimeFormat.instant("yyyy-MM-dd HH:mm xxx", "Europe/Zurich")
                        .read(reader("\"2024-10-27 02:30 -05:00\"")))
                .as("the text says it, the zone is that of what is written")
                .isEqualTo("2024-10-27T07:30:00Z");
    }

    @Test
    void timesThatThePatternCannotFormatAreNotWritten() {
        TimeFormat<Instant> format = TimeFormat.instant("yyyy-MM-dd", "+18:00");

        JsonException e = catchThrowableOfType(JsonException.class, () -> text(format::put, Instant.MAX));

        assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        assertThat(e).hasMessageContaining("The pattern yyyy-MM-dd has no text for the time");
    }

    @Test
    void datesThatThePatternCutsToBeforeTheFirstOneAreNotWritten() {
        Calendar first = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        first.setTimeInMillis(Long.MIN_VALUE);

        for (String pattern : List.of("uuuu-MM-dd HH:mm:ss", "uuuu-MM-dd HH:mm", "uuuu-MM-dd")) {
            TimeFormat<Date> dates = TimeFormat.date(pattern, null);
            TimeFormat<Calendar> calendars = TimeFormat.calendar(pattern, "Pacific/Auckland");

            assertThatThrownBy(() -> text(dates::put, new Date(Long.MIN_VALUE)))
                    .isInstanceOf(JsonException.class)
                    .hasMessageContaining("The pattern " + pattern + " has no text for the time");
            assertThatThrownBy(() -> text(calendars::put, first)).isInstanceOf(JsonException.class);
        }
    }

    @Test
    void theFirstAndTheLastDateSurviveAPatternThatKeepsAllOfThem() {
        TimeFormat<Date> format = TimeFormat.date("uuuu-MM-dd HH:mm:ss.SSS", "America/New_York");
        TimeFormat<Date> years = TimeFormat.date("uuuu", null); // only written

        check(format::put, format::read, new Date(Long.MIN_VALUE), new Date(Long.MAX_VALUE));
        assertThat(text(years::put, new Date(Long.MIN_VALUE))).isEqualTo("\"-292275055\"");
    }
}
