package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.reader;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dates and times of {@code java.sql} depend on the time zone of the machine; their strings do not. */
class SqlTimesTest {
    private final TimeZone zone = TimeZone.getDefault();

    @AfterEach
    void restoreTheTimeZone() {
        TimeZone.setDefault(zone);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Europe/Zurich", "Pacific/Apia", "America/New_York"})
    void theStringIsTheSameInEveryTimeZone(String id) {
        TimeZone.setDefault(TimeZone.getTimeZone(id));

        check(SqlTimes::put, SqlTimes::readDate, Date.valueOf("2026-11-21"), Date.valueOf("1582-10-15"));
        check(SqlTimes::put, SqlTimes::readTime, Time.valueOf("00:00:00"), Time.valueOf("23:59:59"));
        assertThat(text(SqlTimes::put, Date.valueOf(LocalDate.of(2026, 11, 21))))
                .isEqualTo("\"2026-11-21\"");
        assertThat(text(SqlTimes::put, Time.valueOf(LocalTime.of(9, 30)))).isEqualTo("\"09:30:00\"");
        assertThat(SqlTimes.readDate(reader("\"2026-11-21\""))).hasToString("2026-11-21");
        assertThat(SqlTimes.readTime(reader("\"09:30:00\""))).hasToString("09:30:00");
        assertThat(text(SqlTimes::put, Timestamp.from(Instant.EPOCH))).isEqualTo("\"1970-01-01T00:00:00Z\"");
    }

    @Test
    void timestampsSurviveARoundTripToTheNanosecond() {
        check(
                SqlTimes::put,
                SqlTimes::readTimestamp,
                new Timestamp(0),
                Timestamp.from(Instant.parse("2026-11-21T09:30:00.123456789Z")),
                Timestamp.from(Instant.parse("0001-01-01T00:00:00.000000001Z")));
    }

    @Test
    void daysThatTheTimeZoneSkippedAreRejected() {
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));

        assertRejected("a date that java.sql.Date has", SqlTimes::readDate, "\"2011-12-30\"");
        assertThat(SqlTimes.readDate(reader("\"2011-12-31\""))).hasToString("2011-12-31");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Europe/Zurich", "Pacific/Apia", "America/New_York"})
    void theYearOneIsTheFirst(String id) {
        TimeZone.setDefault(TimeZone.getTimeZone(id));
        Date first = Date.valueOf("0001-01-01");

        check(SqlTimes::put, SqlTimes::readDate, first, Date.valueOf("0001-12-31"), Date.valueOf("0002-01-01"));
        assertThat(text(SqlTimes::put, first)).isEqualTo("\"0001-01-01\"");
        assertRejected(
                "a date that java.sql.Date has",
                SqlTimes::readDate,
                "\"0000-12-31\"",
                "\"0000-02-29\"", // as 0001-02-29, which does not exist
                "\"-0004-02-29\"",
                "\"-0043-03-15\"",
                "\"-999999999-01-01\"");
        assertNotWritten(
                new Date(first.getTime() - 1),
                Date.valueOf(LocalDate.of(0, 2, 29)),
                Date.valueOf(LocalDate.of(-43, 3, 15)),
                new Date(Long.MIN_VALUE));
    }

    @Test
    void leapDaysOfOnlyTheJulianCalendarAreNotWritten() {
        assertNotWritten(Date.valueOf("1500-02-29"), Date.valueOf("0100-02-29"));
        check(SqlTimes::put, SqlTimes::readDate, Date.valueOf("1500-02-28"), Date.valueOf("1500-03-01"));
        check(SqlTimes::put, SqlTimes::readDate, Date.valueOf("1496-02-29"), Date.valueOf("1582-10-04"));
        assertRejected("a date that java.sql.Date has", SqlTimes::readDate, "\"1582-10-05\"", "\"1582-10-14\"");
    }

    private static void assertNotWritten(Date... dates) {
        for (Date date : dates) {
            assertThatThrownBy(() -> text(SqlTimes::put, date))
                    .as(date.toString())
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                    .hasMessageStartingWith("The java.sql.Date is before the year 1, or a leap day that ISO 8601 does")
                    .hasNoCause();
        }
    }

    /** Their milliseconds overflow, some to a leap day before the year 1. */
    @Test
    void yearsThatAreTooFarAwayAreRejected() {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));

        assertThat(text(SqlTimes::put, new Date(Long.MAX_VALUE))).isEqualTo("\"+292278994-08-17\"");
        for (int year = 292_280_000; year < 999_999_999; year += 4_000_000) {
            assertRejected("a date that java.sql.Date has", SqlTimes::readDate, "\"+" + year + "-02-29\"");
        }
    }

    @Test
    void timesThatJavaSqlWouldChangeAreRejected() {
        assertRejected("a date such as", SqlTimes::readDate, "\"2026-02-29\"", "\"2026-11-21T00:00:00\"", "0");
        assertRejected("a time without fraction", SqlTimes::readTime, "\"09:30:00.5\"", "\"09:30:00.000000001\"");
        assertRejected("a time such as", SqlTimes::readTime, "\"24:00:00\"");
        assertRejected(
                "an instant of the years", SqlTimes::readTimestamp, "\"2026-11-21\"", "\"2026-11-21T09:30:00\"", "0");
    }

    /** The last seconds are those of the last milliseconds, which are used as "forever". */
    @Test
    void instantsWhoseMillisecondsExceedALongAreRejected() {
        for (long milli : new long[] {Long.MAX_VALUE, Long.MAX_VALUE - 807, Long.MIN_VALUE + 808}) {
            Timestamp value = new Timestamp(milli);
            assertThat(SqlTimes.readTimestamp(reader(text(SqlTimes::put, value))))
                    .isEqualTo(value);
        }
        assertRejected(
                "an instant of the years",
                SqlTimes::readTimestamp,
                "\"" + Instant.ofEpochMilli(Long.MAX_VALUE).plusMillis(1) + "\"",
                "\"" + Instant.ofEpochSecond(Long.MIN_VALUE / 1000 - 1) + "\"",
                "\"" + Instant.MAX + "\"");
    }
}
