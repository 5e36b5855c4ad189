package dev.burin.internal.time;

import dev.burin.internal.bytes.Bytes;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Dates as ISO 8601 text, {@code 2007-12-03}.
 *
 * <p>Source: {@code DateTimeFormatter.ISO_LOCAL_DATE}, which writes and reads the same. Range: every date; years outside 0 to
 * 9999 have a sign. Writes at most {@link #MAX_BYTES} bytes; the caller has reserved them.
 *
 * <p>Why not the formatter: it interprets a list of fields, allocates, and fails with an exception.
 */
public final class DateText {
    /** The most bytes that a date can have. */
    public static final int MAX_BYTES = 16;

    private static final long DASHES = (long) '-' << 32 | (long) '-' << 56;

    /** The leading bytes that nearly every text has, whatever follows; in a valid text they are all ASCII. */
    public static final int USUAL_BYTES = UsualTime.DATE_BYTES;

    private DateText() {}

    /** Writes a date and returns the position after it. */
    public static int write(byte[] to, int at, LocalDate value) {
        return write(to, at, value.getYear(), value.getMonthValue(), value.getDayOfMonth());
    }

    static int write(byte[] to, int at, int year, int month, int day) {
        if (year < 0 || year > 9999) {
            return writeUnusual(to, at, year, month, day);
        }
        long yearDigits = FixedDigits.pair(year / 100) | FixedDigits.pair(year % 100) << 16;
        Bytes.putLong(to, at, yearDigits | (long) FixedDigits.pair(month) << 40 | DASHES);
        FixedDigits.writeTwo(to, at + 8, day);
        return at + UsualTime.DATE_BYTES;
    }

    private static int writeUnusual(byte[] to, int at, int year, int month, int day) {
        int end = YearText.writeUnusual(to, at, year);
        to[end++] = '-';
        end = FixedDigits.writeTwo(to, end, month);
        to[end++] = '-';
        return FixedDigits.writeTwo(to, end, day);
    }

    /** Returns the date whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable LocalDate read(byte[] from, int at, int end) {
        if (end - at == UsualTime.DATE_BYTES) {
            return UsualTime.readDate(from, at);
        }
        int monthDash = end - 6;
        if (end - at < UsualTime.DATE_BYTES || from[monthDash] != '-' || from[end - 3] != '-') {
            return null;
        }
        int month = FixedDigits.two(from, end - 5);
        int day = FixedDigits.two(from, end - 2);
        int year = YearText.readUnusual(from, at, monthDash);
        boolean isDate = year != YearText.NO_YEAR && (month | day) >= 0 && CivilDay.exists(year, month, day);
        return isDate ? LocalDate.of(year, month, day) : null;
    }

    /** Returns the position after the date at {@code at}, which something may follow, judging by its length. */
    static int end(byte[] from, int at, int end) {
        if (at < end && from[at] != '+' && from[at] != '-') {
            return at + Math.min(end - at, UsualTime.DATE_BYTES);
        }
        int yearEnd = FixedDigits.digitsEnd(from, Math.min(end, at + 1), end);
        return yearEnd + Math.min(end - yearEnd, 6);
    }
}
