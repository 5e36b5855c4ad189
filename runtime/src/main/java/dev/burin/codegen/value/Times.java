package dev.burin.codegen.value;

import dev.burin.JsonErrorCode;
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
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times as ISO-8601 strings.
 *
 * <p>Every {@code put} reserves for itself and writes {@code null} for null; every {@code read} throws
 * {@link dev.burin.JsonMismatchException} for a string of another form, and for dates that do not exist.
 */
public final class Times {
    /** Two quotes, and the words that kernels store past the end. */
    private static final int AROUND = 2 + Long.BYTES;

    private Times() {}

    /** Stores the opening quote of a string of at most {@code maxBytes}, and returns the array to write it to. */
    private static byte[] begin(JsonWriter out, int at, int maxBytes) {
        out.reserve(at, maxBytes + AROUND);
        byte[] json = out.bytes();
        json[at] = '"';
        return json;
    }

    private static <T> T taken(JsonReader in, T value) {
        in.endText();
        return value;
    }

    private static int end(byte[] json, int at) {
        json[at] = '"';
        return at + 1;
    }

    /** Stores {@code 2026-11-21}. */
    public static int put(JsonWriter out, int at, @Nullable LocalDate value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, DateText.MAX_BYTES);
        return end(json, DateText.write(json, at + 1, value));
    }

    /** Reads {@code 2026-11-21}. */
    public static LocalDate readLocalDate(JsonReader in) {
        TextSlice text = in.supposeTextOf(DateText.USUAL_BYTES);
        LocalDate value = DateText.read(text.bytes(), text.start(), text.end());
        return value == null ? TextKernel.read(in, DateText::read, "a date such as 2026-11-21") : taken(in, value);
    }

    /** Stores {@code 09:30:00.5}. */
    public static int put(JsonWriter out, int at, @Nullable LocalTime value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, TimeText.MAX_BYTES);
        return end(json, TimeText.write(json, at + 1, value));
    }

    /** Reads {@code 09:30:00.5}. */
    public static LocalTime readLocalTime(JsonReader in) {
        TextSlice text = in.supposeTextAsBefore(TimeText.USUAL_BYTES);
        LocalTime value = TimeText.read(text.bytes(), text.start(), text.end());
        return value == null ? TextKernel.read(in, TimeText::read, "a time such as 09:30:00") : taken(in, value);
    }

    /** Stores {@code 2026-11-21T09:30:00}. */
    public static int put(JsonWriter out, int at, @Nullable LocalDateTime value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, DateTimeText.MAX_BYTES);
        return end(json, DateTimeText.write(json, at + 1, value));
    }

    /** Reads {@code 2026-11-21T09:30:00}. */
    public static LocalDateTime readLocalDateTime(JsonReader in) {
        TextSlice text = in.supposeTextAsBefore(DateTimeText.USUAL_BYTES);
        LocalDateTime value = DateTimeText.read(text.bytes(), text.start(), text.end());
        return value == null
                ? TextKernel.read(in, DateTimeText::read, "a date and time such as 2026-11-21T09:30:00")
                : taken(in, value);
    }

    /** Stores {@code 2026-11-21T09:30:00Z}. */
    public static int put(JsonWriter out, int at, @Nullable Instant value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, InstantText.MAX_BYTES);
        return end(json, InstantText.write(json, at + 1, value));
    }

    /** Reads {@code 2026-11-21T09:30:00Z}. */
    public static Instant readInstant(JsonReader in) {
        TextSlice text = in.supposeTextAsBefore(DateTimeText.USUAL_BYTES);
        Instant value = InstantText.read(text.bytes(), text.start(), text.end());
        return value == null
                ? TextKernel.read(in, InstantText::read, "an instant such as 2026-11-21T09:30:00Z")
                : taken(in, value);
    }

    /** Stores {@code 2026-11-21T09:30:00+01:00}. */
    public static int put(JsonWriter out, int at, @Nullable OffsetDateTime value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, OffsetText.MAX_BYTES);
        return end(json, OffsetText.write(json, at + 1, value));
    }

    /** Reads {@code 2026-11-21T09:30:00+01:00}. */
    public static OffsetDateTime readOffsetDateTime(JsonReader in) {
        TextSlice text = in.supposeText(DateTimeText.USUAL_BYTES);
        OffsetDateTime value = OffsetText.readOffsetDateTime(text.bytes(), text.start(), text.end());
        return value == null
                ? TextKernel.read(
                        in,
                        OffsetText::readOffsetDateTime,
                        "a date and time with offset such as 2026-11-21T09:30:00+01:00")
                : taken(in, value);
    }

    /** Stores {@code 2026-11-21T09:30:00+01:00[Europe/Zurich]}. */
    public static int put(JsonWriter out, int at, @Nullable ZonedDateTime value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, OffsetText.MAX_ZONED_BYTES);
        int next = OffsetText.write(json, at + 1, value);
        if (next < 0) {
            throw out.error(
                    JsonErrorCode.NOT_REPRESENTABLE,
                    "The id of the time zone exceeds " + OffsetText.MAX_ZONE_BYTES + " bytes",
                    at);
        }
        return end(json, next);
    }

    /** Reads {@code 2026-11-21T09:30:00+01:00[Europe/Zurich]}. */
    public static ZonedDateTime readZonedDateTime(JsonReader in) {
        TextSlice text = in.supposeText(DateTimeText.USUAL_BYTES);
        ZonedDateTime value = OffsetText.readZonedDateTime(text.bytes(), text.start(), text.end());
        return value == null
                ? TextKernel.read(
                        in,
                        OffsetText::readZonedDateTime,
                        "a date and time with zone such as 2026-11-21T09:30:00+01:00[Europe/Zurich]")
                : taken(in, value);
    }

    /** Stores {@code PT1H30M}. */
    public static int put(JsonWriter out, int at, @Nullable Duration value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, DurationText.MAX_BYTES);
        return end(json, DurationText.write(json, at + 1, value));
    }

    /** Reads {@code PT1H30M}. */
    public static Duration readDuration(JsonReader in) {
        return TextKernel.read(in, DurationText::read, "a duration such as PT1H30M");
    }

    /** Stores {@code 2026-11-21T09:30:00.000+00:00}. */
    public static int put(JsonWriter out, int at, @Nullable Date value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, InstantText.MAX_BYTES);
        return end(json, InstantText.write(json, at + 1, value));
    }

    /** Reads {@code 2026-11-21T09:30:00.000+00:00}. */
    public static Date readDate(JsonReader in) {
        TextSlice text = in.supposeTextAsBefore(DateTimeText.USUAL_BYTES);
        Date value = InstantText.readDate(text.bytes(), text.start(), text.end());
        return value == null
                ? TextKernel.read(
                        in, InstantText::readDate, "a date and time with offset such as 2026-11-21T09:30:00.000+00:00")
                : taken(in, value);
    }

    /** Stores {@code 09:30:00+01:00}. */
    public static int put(JsonWriter out, int at, @Nullable OffsetTime value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, OffsetText.MAX_TIME_BYTES);
        return end(json, OffsetText.write(json, at + 1, value));
    }

    /** Reads {@code 09:30:00+01:00}. */
    public static OffsetTime readOffsetTime(JsonReader in) {
        TextSlice text = in.supposeText(TimeText.USUAL_BYTES);
        OffsetTime value = OffsetText.readOffsetTime(text.bytes(), text.start(), text.end());
        return value == null
                ? TextKernel.read(in, OffsetText::readOffsetTime, "a time with offset such as 09:30:00+01:00")
                : taken(in, value);
    }

    /** Stores {@code +01:00}. */
    public static int put(JsonWriter out, int at, @Nullable ZoneOffset value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, OffsetText.MAX_OFFSET_BYTES);
        return end(json, OffsetText.write(json, at + 1, value));
    }

    /** Reads {@code +01:00}. */
    public static ZoneOffset readZoneOffset(JsonReader in) {
        return TextKernel.read(in, OffsetText::readOffset, "an offset such as +01:00");
    }

    /** Stores {@code 2026}. */
    public static int put(JsonWriter out, int at, @Nullable Year value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, YearText.MAX_BYTES);
        return end(json, YearText.write(json, at + 1, value));
    }

    /** Reads {@code 2026}. */
    public static Year readYear(JsonReader in) {
        return TextKernel.read(in, YearText::readYear, "a year such as \"2026\"");
    }

    /** Stores {@code 2026-11}. */
    public static int put(JsonWriter out, int at, @Nullable YearMonth value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, YearText.MAX_MONTH_BYTES);
        return end(json, YearText.write(json, at + 1, value));
    }

    /** Reads {@code 2026-11}. */
    public static YearMonth readYearMonth(JsonReader in) {
        return TextKernel.read(in, YearText::readYearMonth, "a year and month such as 2026-11");
    }

    /** Stores {@code --11-21}. */
    public static int put(JsonWriter out, int at, @Nullable MonthDay value) {
        if (value == null) {
            return Marks.putNull(out, at);
        }
        byte[] json = begin(out, at, YearText.MONTH_DAY_BYTES);
        return end(json, YearText.write(json, at + 1, value));
    }

    /** Reads {@code --11-21}. */
    public static MonthDay readMonthDay(JsonReader in) {
        return TextKernel.read(in, YearText::readMonthDay, "a month and day such as --11-21");
    }

    /** Stores {@code 2026-11-21T09:30:00.000+00:00}: the instant; the time zone is not part of the string. */
    public static int put(JsonWriter out, int at, @Nullable Calendar value) {
        return put(out, at, value == null ? null : value.getTime());
    }

    /** Reads {@code 2026-11-21T09:30:00.000+00:00} as a calendar in UTC. */
    public static GregorianCalendar readCalendar(JsonReader in) {
        Date time = readDate(in);
        GregorianCalendar value = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        value.setTime(time);
        return value;
    }
}
