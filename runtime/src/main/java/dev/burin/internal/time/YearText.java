package dev.burin.internal.time;

import dev.burin.internal.number.IntegerText;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * Years, months of a year, and days that recur every year, as ISO 8601 text: {@code 2007}, {@code 2007-12}, {@code --12-03}.
 *
 * <p>Source: the formatters that {@code YearMonth.parse} and {@code MonthDay.parse} use. Years have the same form as in
 * dates: four digits, or a sign and as many as they need; {@code Year.parse} also accepts fewer. Range: every value. Writes
 * at most {@link #MAX_BYTES}, {@link #MAX_MONTH_BYTES} or {@link #MONTH_DAY_BYTES} bytes; the caller has reserved them.
 *
 * <p>Why not {@code toString}: it writes the year 5 as {@code 5}, and {@code 12345-01} without the sign that {@code parse}
 * requires.
 */
public final class YearText {
    /** The most bytes that a year can have. */
    public static final int MAX_BYTES = 10;

    /** The most bytes that a year and a month can have. */
    public static final int MAX_MONTH_BYTES = MAX_BYTES + 3;

    /** The bytes of a month and a day. */
    public static final int MONTH_DAY_BYTES = 7;

    /** Returned for anything that is not a year. */
    static final int NO_YEAR = Integer.MIN_VALUE;

    private static final int MAX_YEAR_DIGITS = 10;

    private YearText() {}

    /** Writes a year and returns the position after it. */
    public static int write(byte[] to, int at, Year value) {
        return write(to, at, value.getValue());
    }

    /** Writes a year and its month and returns the position after them. */
    public static int write(byte[] to, int at, YearMonth value) {
        int end = write(to, at, value.getYear());
        to[end] = '-';
        return FixedDigits.writeTwo(to, end + 1, value.getMonthValue());
    }

    /** Writes a month and its day and returns the position after them. */
    public static int write(byte[] to, int at, MonthDay value) {
        to[at] = '-';
        to[at + 1] = '-';
        FixedDigits.writeTwo(to, at + 2, value.getMonthValue());
        to[at + 4] = '-';
        return FixedDigits.writeTwo(to, at + 5, value.getDayOfMonth());
    }

    private static int write(byte[] to, int at, int year) {
        return year < 0 || year > 9999 ? writeUnusual(to, at, year) : writeFour(to, at, year);
    }

    /** Writes a year outside 0 to 9999, with its sign. */
    static int writeUnusual(byte[] to, int at, int year) {
        int magnitude = Math.abs(year);
        to[at] = (byte) (year < 0 ? '-' : '+');
        return magnitude > 9999 ? IntegerText.write(to, at + 1, magnitude) : writeFour(to, at + 1, magnitude);
    }

    private static int writeFour(byte[] to, int at, int year) {
        FixedDigits.writeTwo(to, at, year / 100);
        return FixedDigits.writeTwo(to, at + 2, year % 100);
    }

    /** Returns the year whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable Year readYear(byte[] from, int at, int end) {
        int year = read(from, at, end);
        return year == NO_YEAR ? null : Year.of(year);
    }

    /** Returns the year and month whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable YearMonth readYearMonth(byte[] from, int at, int end) {
        int dash = end - 3;
        if (dash < at + 4 || from[dash] != '-') {
            return null;
        }
        int year = read(from, at, dash);
        int month = FixedDigits.two(from, dash + 1);
        return year == NO_YEAR || month < 1 || month > 12 ? null : YearMonth.of(year, month);
    }

    /** Returns the month and day whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable MonthDay readMonthDay(byte[] from, int at, int end) {
        boolean hasForm = end - at == MONTH_DAY_BYTES && from[at] == '-' && from[at + 1] == '-' && from[at + 4] == '-';
        if (!hasForm) {
            return null;
        }
        int month = FixedDigits.two(from, at + 2);
        int day = FixedDigits.two(from, at + 5);
        // 2000 is a leap year, so 29 February exists.
        boolean exists = (month | day) >= 0 && CivilDay.exists(2000, month, day);
        return exists ? MonthDay.of(month, day) : null;
    }

    private static int read(byte[] from, int at, int end) {
        if (end - at == 4) {
            int year = FixedDigits.four(from, at);
            return year < 0 ? NO_YEAR : year;
        }
        return end - at < 4 ? NO_YEAR : readUnusual(from, at, end);
    }

    /** Returns the year in five bytes or more, which begins with a sign, or {@link #NO_YEAR} if that is not one. */
    static int readUnusual(byte[] from, int at, int end) {
        boolean isNegative = from[at] == '-';
        int width = end - at - 1;
        boolean hasSign = isNegative || from[at] == '+';
        if (!hasSign || width > MAX_YEAR_DIGITS || FixedDigits.digitsEnd(from, at + 1, end) != end) {
            return NO_YEAR;
        }
        long magnitude = 0;
        for (int i = at + 1; i < end; i++) {
            magnitude = 10 * magnitude + FixedDigits.one(from, i);
        }
        // A plus needs at least five digits, and there is no negative zero.
        boolean isCanonical = isNegative ? magnitude > 0 : width > 4;
        boolean isInRange = magnitude <= Year.MAX_VALUE;
        int year = (int) (isNegative ? -magnitude : magnitude);
        return isCanonical && isInRange ? year : NO_YEAR;
    }
}
