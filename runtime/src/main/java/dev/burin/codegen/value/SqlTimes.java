package dev.burin.codegen.value;

import dev.burin.JsonErrorCode;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.TextSlice;
import dev.burin.internal.time.InstantText;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times of {@code java.sql}: the only class that needs that module, and only where a type mentions it.
 *
 * <p>The strings are those of {@code LocalDate}, {@code LocalTime} and {@code Instant}, as in {@link Times}.
 */
public final class SqlTimes {
    private static final String INSTANT =
            "an instant of the years that java.sql.Timestamp has, such as 2026-11-21T09:30:00Z";

    /** A date that is not before it is not before the year 1 either, whatever the time zone. */
    private static final long YEAR_2 = Instant.parse("0002-01-01T00:00:00Z").toEpochMilli();

    /** The seconds of a {@code Timestamp}, in milliseconds, are a {@code long}. */
    private static final long FIRST_SECOND = Long.MIN_VALUE / 1000;

    private static final Instant BEHIND_LAST =
            Instant.ofEpochMilli(Long.MAX_VALUE).plusMillis(1);

    private SqlTimes() {}

    /**
     * Stores {@code 2026-11-21}, the date in the default time zone.
     *
     * @throws dev.burin.JsonException if it is before the year 1, or a leap day only of the Julian calendar
     */
    public static int put(JsonWriter out, int at, @Nullable Date value) {
        return Times.put(out, at, value == null ? null : toWrite(out, at, value));
    }

    private static LocalDate toWrite(JsonWriter out, int at, Date value) {
        LocalDate date = localDate(value);
        if (date == null) {
            throw out.error(
                    JsonErrorCode.NOT_REPRESENTABLE,
                    "The java.sql.Date is before the year 1, or a leap day that ISO 8601 does not have",
                    at);
        }
        return date;
    }

    /** Reads {@code 2026-11-21}: the beginning of that day in the default time zone. */
    public static Date readDate(JsonReader in) {
        LocalDate date = Times.readLocalDate(in);
        Date value = Date.valueOf(date);
        if (!date.equals(localDate(value))) {
            throw in.invalidText("a date that java.sql.Date has, such as 2026-11-21");
        }
        return value;
    }

    /** Returns the date with this year, month and day; null if there is none, or its year is counted backwards. */
    private static @Nullable LocalDate localDate(Date value) {
        long millis = value.getTime();
        if (millis < YEAR_2 && millis < Date.valueOf(LocalDate.of(1, 1, 1)).getTime()) {
            return null; // toLocalDate mistakes the year 44 BC for AD 44
        }
        try {
            return value.toLocalDate();
        } catch (DateTimeException e) { // 1500-02-29 of the Julian calendar
            return null;
        }
    }

    /** Stores {@code 09:30:00}, the time in the default time zone; it has no fraction. */
    public static int put(JsonWriter out, int at, @Nullable Time value) {
        return Times.put(out, at, value == null ? null : value.toLocalTime());
    }

    /** Reads {@code 09:30:00}, a time without fraction. */
    public static Time readTime(JsonReader in) {
        LocalTime time = Times.readLocalTime(in);
        if (!time.equals(time.truncatedTo(ChronoUnit.SECONDS))) {
            throw in.invalidText("a time without fraction such as 09:30:00");
        }
        return Time.valueOf(time);
    }

    /** Stores {@code 2026-11-21T09:30:00Z}, to the nanosecond. */
    public static int put(JsonWriter out, int at, @Nullable Timestamp value) {
        return Times.put(out, at, value == null ? null : value.toInstant());
    }

    /** Reads {@code 2026-11-21T09:30:00Z}. */
    public static Timestamp readTimestamp(JsonReader in) {
        TextSlice text = in.readText(INSTANT);
        Instant value = InstantText.read(text.bytes(), text.start(), text.end());
        if (value == null || !hasMilliseconds(value)) {
            throw in.invalidText(INSTANT);
        }
        return Timestamp.from(value);
    }

    /** A timestamp counts milliseconds. */
    private static boolean hasMilliseconds(Instant value) {
        return value.getEpochSecond() >= FIRST_SECOND && value.isBefore(BEHIND_LAST);
    }
}
