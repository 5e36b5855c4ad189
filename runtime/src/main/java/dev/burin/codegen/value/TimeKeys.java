package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.TextSlice;
import dev.burin.internal.time.DateText;
import dev.burin.internal.time.DateTimeText;
import dev.burin.internal.time.DurationText;
import dev.burin.internal.time.InstantText;
import dev.burin.internal.time.OffsetText;
import dev.burin.internal.time.TimeText;
import dev.burin.internal.time.YearText;
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
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times as keys of maps: the strings that {@link Times} writes and reads as values.
 *
 * <p>Every {@code put} stores a member name and a colon, reserves for itself, and throws {@link dev.burin.JsonException} for a
 * null key. Every {@code read} consumes a member name and the colon, and throws {@link dev.burin.JsonMismatchException} if the
 * name is not a value of the type.
 */
public final class TimeKeys {
    private TimeKeys() {}

    private static int colon(JsonWriter out, int at) {
        out.reserve(at, 1);
        out.bytes()[at] = ':';
        return at + 1;
    }

    private static <T> T read(JsonReader in, TextKernel<T> kernel, String expected) {
        TextSlice name = in.readNameSlice();
        T key = kernel.read(name.bytes(), name.start(), name.end());
        if (key == null) {
            throw in.invalidKey(expected);
        }
        return key;
    }

    /** Stores {@code 2026-11-21}. */
    public static int put(JsonWriter out, int at, @Nullable LocalDate key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 2026-11-21}. */
    public static LocalDate readLocalDate(JsonReader in) {
        TextSlice usual = in.supposeNameOf(DateText.USUAL_BYTES);
        LocalDate key = DateText.read(usual.bytes(), usual.start(), usual.end());
        if (key == null) {
            return read(in, DateText::read, "a date such as 2026-11-21");
        }
        in.endName();
        return key;
    }

    /** Stores {@code 09:30:00}. */
    public static int put(JsonWriter out, int at, @Nullable LocalTime key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 09:30:00}. */
    public static LocalTime readLocalTime(JsonReader in) {
        return read(in, TimeText::read, "a time such as 09:30:00");
    }

    /** Stores {@code 2026-11-21T09:30:00}. */
    public static int put(JsonWriter out, int at, @Nullable LocalDateTime key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 2026-11-21T09:30:00}. */
    public static LocalDateTime readLocalDateTime(JsonReader in) {
        return read(in, DateTimeText::read, "a date and time such as 2026-11-21T09:30:00");
    }

    /** Stores {@code 2026-11-21T09:30:00Z}. */
    public static int put(JsonWriter out, int at, @Nullable Instant key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 2026-11-21T09:30:00Z}. */
    public static Instant readInstant(JsonReader in) {
        return read(in, InstantText::read, "an instant such as 2026-11-21T09:30:00Z");
    }

    /** Stores {@code 2026-11-21T09:30:00+01:00}. */
    public static int put(JsonWriter out, int at, @Nullable OffsetDateTime key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 2026-11-21T09:30:00+01:00}. */
    public static OffsetDateTime readOffsetDateTime(JsonReader in) {
        return read(
                in, OffsetText::readOffsetDateTime, "a date and time with offset such as 2026-11-21T09:30:00+01:00");
    }

    /** Stores {@code 2026-11-21T09:30:00+01:00[Europe/Zurich]}. */
    public static int put(JsonWriter out, int at, @Nullable ZonedDateTime key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 2026-11-21T09:30:00+01:00[Europe/Zurich]}. */
    public static ZonedDateTime readZonedDateTime(JsonReader in) {
        return read(
                in,
                OffsetText::readZonedDateTime,
                "a date and time with zone such as 2026-11-21T09:30:00+01:00[Europe/Zurich]");
    }

    /** Stores {@code 09:30:00+01:00}. */
    public static int put(JsonWriter out, int at, @Nullable OffsetTime key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 09:30:00+01:00}. */
    public static OffsetTime readOffsetTime(JsonReader in) {
        return read(in, OffsetText::readOffsetTime, "a time with offset such as 09:30:00+01:00");
    }

    /** Stores {@code +01:00}. */
    public static int put(JsonWriter out, int at, @Nullable ZoneOffset key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code +01:00}. */
    public static ZoneOffset readZoneOffset(JsonReader in) {
        return read(in, OffsetText::readOffset, "an offset such as +01:00");
    }

    /** Stores {@code 2026}. */
    public static int put(JsonWriter out, int at, @Nullable Year key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 2026}. */
    public static Year readYear(JsonReader in) {
        return read(in, YearText::readYear, "a year such as \"2026\"");
    }

    /** Stores {@code 2026-11}. */
    public static int put(JsonWriter out, int at, @Nullable YearMonth key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 2026-11}. */
    public static YearMonth readYearMonth(JsonReader in) {
        return read(in, YearText::readYearMonth, "a year and month such as 2026-11");
    }

    /** Stores {@code --11-21}. */
    public static int put(JsonWriter out, int at, @Nullable MonthDay key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code --11-21}. */
    public static MonthDay readMonthDay(JsonReader in) {
        return read(in, YearText::readMonthDay, "a month and day such as --11-21");
    }

    /** Stores {@code PT1H30M}. */
    public static int put(JsonWriter out, int at, @Nullable Duration key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code PT1H30M}. */
    public static Duration readDuration(JsonReader in) {
        return read(in, DurationText::read, "a duration such as PT1H30M");
    }

    /** Stores {@code 2026-11-21T09:30:00.000+00:00}. */
    public static int put(JsonWriter out, int at, @Nullable Date key) {
        return key == null ? out.putName(at, null) : colon(out, Times.put(out, at, key));
    }

    /** Reads {@code 2026-11-21T09:30:00.000+00:00}. */
    public static Date readDate(JsonReader in) {
        return read(in, InstantText::readDate, "a date and time with offset such as 2026-11-21T09:30:00.000+00:00");
    }
}
