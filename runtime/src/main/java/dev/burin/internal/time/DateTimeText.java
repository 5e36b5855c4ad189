package dev.burin.internal.time;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Dates with times as ISO 8601 text, {@code 2007-12-03T10:15:30}.
 *
 * <p>Source: {@code DateTimeFormatter.ISO_LOCAL_DATE_TIME}; see {@link DateText} and {@link TimeText} for the parts. Also
 * reads {@code t} for {@code T}. Range: every date and time. Writes at most {@link #MAX_BYTES} bytes; the caller has reserved
 * them.
 *
 * <p>Why not the formatter: it interprets a list of fields, allocates, and fails with an exception.
 */
public final class DateTimeText {
    /** The most bytes that a date with a time can have. */
    public static final int MAX_BYTES = DateText.MAX_BYTES + 1 + TimeText.MAX_BYTES;

    /** The leading bytes that nearly every text has, whatever follows; in a valid text they are all ASCII. */
    public static final int USUAL_BYTES = UsualTime.BYTES;

    private DateTimeText() {}

    /** Writes a date and time and returns the position after it. */
    public static int write(byte[] to, int at, LocalDateTime value) {
        int dateEnd = DateText.write(to, at, value.getYear(), value.getMonthValue(), value.getDayOfMonth());
        to[dateEnd] = 'T';
        int end = TimeText.writeSeconds(to, dateEnd + 1, value.getHour(), value.getMinute(), value.getSecond());
        return FixedDigits.writeShortestFraction(to, end, value.getNano());
    }

    /** Returns the date and time whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable LocalDateTime read(byte[] from, int at, int end) {
        int nano = end - at < UsualTime.BYTES ? -1 : FixedDigits.fraction(from, at + UsualTime.BYTES, end);
        LocalDateTime usual = nano < 0 ? null : UsualTime.readDateTime(from, at, nano);
        return usual != null ? usual : readUnusual(from, at, end);
    }

    /** Reads other years, and times without seconds. */
    private static @Nullable LocalDateTime readUnusual(byte[] from, int at, int end) {
        int dateEnd = DateText.end(from, at, end);
        if (dateEnd == end || !isSeparator(from[dateEnd])) {
            return null;
        }
        LocalDate date = DateText.read(from, at, dateEnd);
        LocalTime time = TimeText.read(from, dateEnd + 1, end);
        return date == null || time == null ? null : LocalDateTime.of(date, time);
    }

    /** Returns the position after the date and time at {@code at}, which something may follow, judging by the bytes. */
    static int end(byte[] from, int at, int end) {
        int dateEnd = DateText.end(from, at, end);
        return dateEnd == end ? end : TimeText.end(from, dateEnd + 1, end);
    }

    private static boolean isSeparator(byte next) {
        return next == 'T' || next == 't';
    }
}
