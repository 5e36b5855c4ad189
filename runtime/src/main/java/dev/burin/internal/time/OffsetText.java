package dev.burin.internal.time;

import dev.burin.internal.bytes.Bytes;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Offsets from UTC, and dates and times with an offset or zone, as ISO 8601 text: {@code +01:00},
 * {@code 2007-12-03T10:15:30+01:00}, {@code 2007-12-03T10:15:30+01:00[Europe/Paris]}.
 *
 * <p>Source: {@code ZoneOffset.getId}, {@code DateTimeFormatter.ISO_OFFSET_DATE_TIME} and {@code ISO_ZONED_DATE_TIME}. UTC is
 * {@code Z}; {@code z}, {@code +00:00} and offsets without minutes are read, too. If zone and offset disagree, the offset
 * determines the instant, as in the JDK. Range: every value, except that the name of a zone may have at most
 * {@link #MAX_ZONE_BYTES} bytes. Writes at most {@link #MAX_OFFSET_BYTES}, {@link #MAX_BYTES} or {@link #MAX_ZONED_BYTES}
 * bytes; the caller has reserved these and eight more.
 *
 * <p>Why not the formatters: they interpret a list of fields, allocate, and fail with an exception.
 */
public final class OffsetText {
    /** The most bytes that an offset alone can have. */
    public static final int MAX_OFFSET_BYTES = 9;

    /** The most bytes that a time with an offset can have. */
    public static final int MAX_TIME_BYTES = TimeText.MAX_BYTES + MAX_OFFSET_BYTES;

    /** The most bytes that a date and time with an offset can have. */
    public static final int MAX_BYTES = DateTimeText.MAX_BYTES + MAX_OFFSET_BYTES;

    /** The most bytes that a zone's name may have; names in the time zone database have up to 32. */
    public static final int MAX_ZONE_BYTES = 128;

    /** A bracket comes no sooner. */
    private static final int MIN_BYTES_BEFORE_ZONE = "2007-12-03T10:15Z".length();

    /** The most bytes that a date and time with an offset and a zone can have. */
    public static final int MAX_ZONED_BYTES = MAX_BYTES + 2 + MAX_ZONE_BYTES;

    /** Returned by {@link #seconds} for anything that is not an offset. */
    static final int NONE = Integer.MIN_VALUE;

    /** The colons after hours and minutes, which follow a sign. */
    private static final long COLONS = (long) ':' << 24 | (long) ':' << 48;

    private static final int MAX_SECONDS = 18 * UsualTime.SECONDS_AN_HOUR;
    private static final int QUARTER = 15 * 60;

    /** The offsets of whole quarters of an hour, -18:00 first; null until first used. */
    private static final @Nullable ZoneOffset[] QUARTERS = new ZoneOffset[2 * MAX_SECONDS / QUARTER + 1];

    private OffsetText() {}

    /** Writes an offset and returns the position after it. */
    public static int write(byte[] to, int at, ZoneOffset value) {
        int seconds = value.getTotalSeconds();
        if (seconds == 0) {
            to[at] = 'Z';
            return at + 1;
        }
        int magnitude = Math.abs(seconds);
        int minutes = FixedDigits.sixtieth(magnitude);
        int hour = FixedDigits.sixtieth(minutes);
        int minute = minutes - 60 * hour;
        int second = magnitude - 60 * minutes;
        int sign = seconds < 0 ? '-' : '+';
        long digits = (long) FixedDigits.pair(hour) << 8 | (long) FixedDigits.pair(minute) << 32;
        Bytes.putLong(to, at, sign | digits | COLONS);
        return second == 0 ? at + 6 : FixedDigits.writeTwo(to, at + 7, second);
    }

    /** Writes a date and time with its offset and returns the position after it. */
    public static int write(byte[] to, int at, OffsetDateTime value) {
        return write(to, DateTimeText.write(to, at, value.toLocalDateTime()), value.getOffset());
    }

    /**
     * Writes a date and time with its offset and, in brackets, its zone, unless the zone is only an offset.
     *
     * @return the position after it, or -1 if the zone's name is longer than {@link #MAX_ZONE_BYTES}
     */
    public static int write(byte[] to, int at, ZonedDateTime value) {
        int end = write(to, DateTimeText.write(to, at, value.toLocalDateTime()), value.getOffset());
        ZoneId zone = value.getZone();
        if (zone instanceof ZoneOffset) {
            return end;
        }
        String name = zone.getId();
        if (name.length() > MAX_ZONE_BYTES) {
            return -1;
        }
        to[end] = '[';
        end = FixedDigits.writeAscii(to, end + 1, name);
        to[end] = ']';
        return end + 1;
    }

    /** Writes a time with its offset and returns the position after it. */
    public static int write(byte[] to, int at, OffsetTime value) {
        return write(to, TimeText.write(to, at, value.toLocalTime()), value.getOffset());
    }

    /** Returns the time with offset whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable OffsetTime readOffsetTime(byte[] from, int at, int end) {
        int timeEnd = TimeText.end(from, at, end);
        int seconds = seconds(from, timeEnd, end);
        LocalTime local = seconds == NONE ? null : TimeText.read(from, at, timeEnd);
        return local == null ? null : OffsetTime.of(local, ofSeconds(seconds));
    }

    /** Returns the offset whose text is {@code [at, end)}, or null if that is not one; see {@code ZoneOffset.of}. */
    public static @Nullable ZoneOffset readOffset(byte[] from, int at, int end) {
        int seconds = seconds(from, at, end);
        if (seconds != NONE && from[at] != 'z') { // alone, the JDK accepts only "Z"; "z" is an offset after a time
            return ofSeconds(seconds);
        }
        // The rare forms: "+1", "+0100", "+010030".
        return end - at > MAX_OFFSET_BYTES ? null : parsedOffset(ascii(from, at, end));
    }

    /** Returns the date and time with offset whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable OffsetDateTime readOffsetDateTime(byte[] from, int at, int end) {
        int timeEnd = timeEnd(from, at, end);
        int seconds = seconds(from, timeEnd, end);
        LocalDateTime local = DateTimeText.read(from, at, timeEnd);
        boolean isWhole = local != null && seconds != NONE;
        return isWhole ? OffsetDateTime.of(local, ofSeconds(seconds)) : null;
    }

    /** Returns the position after the date and time at {@code at}, which an offset should follow, judging by the bytes. */
    static int timeEnd(byte[] from, int at, int end) {
        int count = end - at;
        if (count > UsualTime.BYTES && from[end - 1] == 'Z') {
            return end - 1;
        }
        // "+01:00"
        boolean hasMinutes = count >= UsualTime.BYTES + 6 && from[end - 3] == ':';
        if (hasMinutes && (from[end - 6] == '+' || from[end - 6] == '-')) {
            return end - 6;
        }
        return DateTimeText.end(from, at, end);
    }

    /** Returns the offset of this many seconds: the JDK's own instance, without its lookup in a map of boxed numbers. */
    private static ZoneOffset ofSeconds(int seconds) {
        int quarter = (seconds + MAX_SECONDS) / QUARTER;
        if (quarter * QUARTER != seconds + MAX_SECONDS) {
            return ZoneOffset.ofTotalSeconds(seconds);
        }
        ZoneOffset offset = QUARTERS[quarter];
        if (offset == null) {
            // Several threads may do this at the same time: they get the same instance, which is immutable.
            offset = ZoneOffset.ofTotalSeconds(seconds);
            QUARTERS[quarter] = offset;
        }
        return offset;
    }

    /** Returns the date and time with an offset and optionally a zone whose text is {@code [at, end)}, or null. */
    public static @Nullable ZonedDateTime readZonedDateTime(byte[] from, int at, int end) {
        int offsetEnd = at + Math.min(end - at, MIN_BYTES_BEFORE_ZONE);
        while (offsetEnd < end && from[offsetEnd] != '[') {
            offsetEnd++;
        }
        OffsetDateTime value = readOffsetDateTime(from, at, offsetEnd);
        if (value == null) {
            return null;
        }
        if (offsetEnd == end) {
            return value.toZonedDateTime();
        }
        ZoneId zone = zone(from, offsetEnd + 1, end - 1);
        return zone == null || from[end - 1] != ']' ? null : inZone(value, zone);
    }

    /**
     * Returns the seconds of the offset {@code [at, end)}, {@code Z} or a sign with hours and optionally minutes and seconds,
     * or {@link #NONE}.
     */
    static int seconds(byte[] from, int at, int end) {
        int count = end - at;
        if (count == 1) {
            return from[at] == 'Z' || from[at] == 'z' ? 0 : NONE;
        }
        if (count != 3 && count != 6 && count != 9) {
            return NONE;
        }
        int sign = from[at] == '+' ? 1 : from[at] == '-' ? -1 : 0;
        int hours = FixedDigits.two(from, at + 1);
        int minutes = count >= 6 ? afterColon(from, at + 3) : 0;
        int seconds = count == 9 ? afterColon(from, at + 6) : 0;
        int total = UsualTime.SECONDS_AN_HOUR * hours + 60 * minutes + seconds;
        boolean isOffset = sign != 0 && (hours | minutes | seconds) >= 0 && minutes < 60 && seconds < 60;
        return isOffset && total <= MAX_SECONDS ? sign * total : NONE;
    }

    private static int afterColon(byte[] from, int at) {
        return from[at] == ':' ? FixedDigits.two(from, at + 1) : FixedDigits.NONE;
    }

    private static @Nullable ZoneOffset parsedOffset(String text) {
        try {
            return ZoneOffset.of(text);
        } catch (DateTimeException malformed) {
            return null;
        }
    }

    private static @Nullable ZoneId zone(byte[] from, int at, int end) {
        if (end <= at || end - at > MAX_ZONE_BYTES) {
            return null;
        }
        return ZoneTable.zone(from, at, end);
    }

    private static @Nullable ZonedDateTime inZone(OffsetDateTime value, ZoneId zone) {
        try {
            return ZonedDateTime.ofInstant(value.toLocalDateTime(), value.getOffset(), zone);
        } catch (DateTimeException outOfRange) {
            // The zone's offset may take the last possible date out of range.
            return null;
        }
    }

    // Bytes above 0x7F become letters that no offset has.
    private static String ascii(byte[] from, int at, int end) {
        return new String(from, at, end - at, StandardCharsets.ISO_8859_1);
    }
}
