package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.TextSlice;
import dev.burin.internal.time.InstantText;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times of {@code java.sql}: the only class that needs that module, and only where a type mentions it.
 *
 * <p>Texts are those of {@code LocalDate}, {@code LocalTime} and {@code Instant}, as {@link Times} has them.
 */
public final class SqlTimes {
    private static final String INSTANT =
            "an instant of the years that java.sql.Timestamp has, such as 2026-11-21T09:30:00Z";

    private SqlTimes() {}

    /** Stores {@code 2026-11-21}, the date in the default time zone. */
    public static int put(JsonWriter out, int at, @Nullable Date value) {
        return Times.put(out, at, value == null ? null : value.toLocalDate());
    }

    /** Reads {@code 2026-11-21}: the beginning of that day in the default time zone. */
    public static Date readDate(JsonReader in) {
        LocalDate date = Times.readLocalDate(in);
        Date value = Date.valueOf(date);
        if (!value.toLocalDate().equals(date)) {
            throw in.invalidText("a date that java.sql.Date has, such as 2026-11-21");
        }
        return value;
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

    private static boolean hasMilliseconds(Instant value) {
        long limit = Long.MAX_VALUE / 1000;
        return Math.abs(value.getEpochSecond()) < limit;
    }
}
