package dev.burin.internal.time;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times in the form that nearly all of them have: {@code 2007-12-03}, {@code 10:15:30} and
 * {@code 2007-12-03T10:15:30}, of the years 0 to 9999; read eight characters at a time.
 *
 * <p>Range: any bytes, as many as the form has. Anything that has another form, or does not exist, is null or {@link #NONE};
 * the callers then try the other forms they accept.
 *
 * <p>Source: our own; eight characters are compared with the form at once, as in the number kernels. Proven byte by byte in
 * {@code EveryByteTest}; measured by {@code LocalDateTimeKernel}, with figures in docs/performance/times-and-ids.md.
 *
 * <p>Why not field by field: that takes a branch for each field and for each separator.
 */
final class UsualTime {
    /** {@code 2007-12-03} */
    static final int DATE_BYTES = 10;
    /** {@code 10:15:30} */
    static final int TIME_BYTES = 8;
    /** {@code 2007-12-03T10:15:30} */
    static final int BYTES = 19;

    /** Returned by {@link #readSecond} for anything else; it is not a second in these years. */
    static final long NONE = Long.MIN_VALUE;

    static final int SECONDS_AN_HOUR = 3_600;
    static final int SECONDS_A_DAY = 24 * SECONDS_AN_HOUR;

    // Xor with the form turns a digit into 0 to 9, and a separator in its place into 0.
    private static final long YEAR_MONTH = word("0000-00-");
    private static final long YEAR_MONTH_LIMITS = limits("0000-00-");
    private static final long SHORT_DATE = word("00-00-00");
    private static final long DAY_HOUR_MINUTE = word("00T00:00");
    private static final long TIME = word("00:00:00");
    private static final long THREE_PAIRS_LIMITS = limits("00:00:00");

    // The value of two digits is in the byte of the first.
    private static final long TIME_LIMITS = 0x7F - 23 | (0x7F - 59) << 24 | (0x7FL - 59) << 48;

    private static final long YEAR_MONTH_SEPARATORS = word("\0\0\0\0-\0\0-");
    private static final long DAY_HOUR_MINUTE_SEPARATORS = word("\0\0T\0\0:\0\0");

    private UsualTime() {}

    private static long word(String characters) {
        long word = 0;
        for (int i = 0; i < characters.length(); i++) {
            word |= (long) characters.charAt(i) << (8 * i);
        }
        return word;
    }

    /** Returns what, added to a word xor the form, raises exactly the bytes that do not match the form to 0x80 or more. */
    private static long limits(String form) {
        long word = 0;
        for (int i = 0; i < form.length(); i++) {
            long limit = form.charAt(i) == '0' ? 9 : 0;
            word |= (0x7F - limit) << (8 * i);
        }
        return word;
    }

    /** Returns the date in the ten bytes at {@code at}, or null. */
    static @Nullable LocalDate readDate(byte[] from, int at) {
        long yearMonth = Bytes.getLong(from, at) ^ YEAR_MONTH;
        long shortDate = Bytes.getLong(from, at + 2) ^ SHORT_DATE;
        if (isAnyAbove(yearMonth, YEAR_MONTH_LIMITS, shortDate, THREE_PAIRS_LIMITS)) {
            return null;
        }
        int year = year(pairs(yearMonth));
        long datePairs = pairs(shortDate);
        int month = secondPair(datePairs);
        int day = thirdPair(datePairs);
        try {
            return LocalDate.of(year, month, day); // asking CivilDay first takes longer
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** Returns the time in the eight bytes at {@code at}, with the nanoseconds of its fraction, or null. */
    static @Nullable LocalTime readTime(byte[] from, int at, int nano) {
        long time = Bytes.getLong(from, at) ^ TIME;
        long pairs = pairs(time);
        if (isAnyAbove(time, THREE_PAIRS_LIMITS, pairs, TIME_LIMITS)) {
            return null;
        }
        return LocalTime.of(firstPair(pairs), secondPair(pairs), thirdPair(pairs), nano);
    }

    /** Returns the date and time in the nineteen bytes at {@code at}, with the nanoseconds of their fraction, or null. */
    static @Nullable LocalDateTime readDateTime(byte[] from, int at, int nano) {
        long yearMonth = Bytes.getLong(from, at) ^ YEAR_MONTH;
        long dayHourMinute = Bytes.getLong(from, at + 8) ^ DAY_HOUR_MINUTE;
        long time = Bytes.getLong(from, at + 11) ^ TIME;
        if (!isForm(yearMonth, dayHourMinute, time)) {
            return null;
        }
        long months = pairs(yearMonth);
        long times = pairs(time);
        int year = year(months);
        int month = month(months);
        int day = firstPair(pairs(dayHourMinute));
        return CivilDay.exists(year, month, day)
                ? LocalDateTime.of(year, month, day, firstPair(times), secondPair(times), thirdPair(times), nano)
                : null;
    }

    /** Returns the seconds since 1970 of the nineteen bytes at {@code at}, taken as UTC, or {@link #NONE}. */
    static long readSecond(byte[] from, int at) {
        long yearMonth = Bytes.getLong(from, at) ^ YEAR_MONTH;
        long dayHourMinute = Bytes.getLong(from, at + 8) ^ DAY_HOUR_MINUTE;
        long time = Bytes.getLong(from, at + 11) ^ TIME;
        if (!isForm(yearMonth, dayHourMinute, time)) {
            return NONE;
        }
        long months = pairs(yearMonth);
        long times = pairs(time);
        int year = year(months);
        int month = month(months);
        int day = firstPair(pairs(dayHourMinute));
        if (!CivilDay.exists(year, month, day)) {
            return NONE;
        }
        int secondOfDay = SECONDS_AN_HOUR * firstPair(times) + 60 * secondPair(times) + thirdPair(times);
        return (long) SECONDS_A_DAY * CivilDay.of(year, month, day) + secondOfDay;
    }

    /**
     * Writes a date and time and returns the position after it; stores one byte more.
     *
     * @param date the digits as {@link CivilDay#digits} returns them
     */
    static int write(byte[] to, int at, long date, int secondOfDay) {
        int minuteOfDay = FixedDigits.sixtieth(secondOfDay);
        int hour = FixedDigits.sixtieth(minuteOfDay);
        int minute = minuteOfDay - 60 * hour;
        int second = secondOfDay - 60 * minuteOfDay;
        long yearAndMonth = (date & 0xFFFF_FFFFL) | (date & 0xFFFF_0000_0000L) << 8;
        long time = (long) FixedDigits.pair(hour) << 24 | (long) FixedDigits.pair(minute) << 48;
        Bytes.putLong(to, at, yearAndMonth | YEAR_MONTH_SEPARATORS);
        Bytes.putLong(to, at + 8, date >>> 48 | time | DAY_HOUR_MINUTE_SEPARATORS);
        Bytes.putInt(to, at + 16, ':' | FixedDigits.pair(second) << 8);
        return at + BYTES;
    }

    private static boolean isForm(long yearMonth, long dayHourMinute, long time) {
        long above = yearMonth + YEAR_MONTH_LIMITS
                | yearMonth
                | dayHourMinute + THREE_PAIRS_LIMITS
                | dayHourMinute
                | time + THREE_PAIRS_LIMITS
                | time
                | pairs(time) + TIME_LIMITS;
        return (above & Swar.HIGH_BITS) == 0;
    }

    /** Returns whether any byte of two words is above its limit; only such bytes carry into the next. */
    private static boolean isAnyAbove(long first, long firstLimits, long second, long secondLimits) {
        return ((first + firstLimits | first | second + secondLimits | second) & Swar.HIGH_BITS) != 0;
    }

    /** Returns the value of each two adjacent digits, in the byte of the first; values that involve a separator are not used. */
    private static long pairs(long digits) {
        return 10 * digits + (digits >>> 8);
    }

    private static int year(long pairs) {
        return 100 * (int) (pairs & 0xFF) + (int) (pairs >>> 16 & 0xFF);
    }

    private static int month(long pairs) {
        return (int) (pairs >>> 40) & 0xFF;
    }

    private static int firstPair(long pairs) {
        return (int) pairs & 0xFF;
    }

    private static int secondPair(long pairs) {
        return (int) (pairs >>> 24) & 0xFF;
    }

    private static int thirdPair(long pairs) {
        return (int) (pairs >>> 48) & 0xFF;
    }
}
