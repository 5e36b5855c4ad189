package dev.burin.internal.time;

import dev.burin.internal.bytes.Bytes;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/**
 * Instants as ISO 8601 text in UTC: {@code 2007-12-03T10:15:30.120Z}, and {@code java.util.Date} as
 * {@code 2007-12-03T10:15:30.120+00:00}.
 *
 * <p>Source: {@code DateTimeFormatter.ISO_INSTANT}, with a fraction of zero, three, six or nine digits; for {@code Date},
 * {@code StdDateFormat} of Jackson 2, always with three digits. Both read offsets of hours and minutes, {@code Date} also of
 * hours alone, and reject 24:00 and second 60, which the formatter would adjust. An instant must have seconds, as with the
 * formatter. A {@code Date} is read with its precision, milliseconds, and its offset may lack the colon; it is written in the
 * calendar of {@code java.time} even before 1582, where {@code StdDateFormat} switches to the Julian one. Range: every value.
 * Writes at most {@link #MAX_BYTES} bytes; the caller has reserved them.
 *
 * <p>Why not the formatter: it interprets a list of fields, allocates, and fails with an exception.
 */
@SuppressWarnings("JavaUtilDate") // Users have such members, bad as the class is.
public final class InstantText {
    /** The most bytes that an instant or date can have. */
    public static final int MAX_BYTES = 40;

    private static final int MAX_READ_BYTES = 64;

    /** {@code .000+00:}, with zero bytes for the digits of the fraction. */
    private static final long MILLI_IN_UTC =
            (long) '+' << 32 | (long) '0' << 40 | (long) '0' << 48 | (long) ':' << 56 | '.';

    private static final long MILLIS_A_DAY = 1000L * UsualTime.SECONDS_A_DAY;

    /** 0000-01-01T00:00:00Z; the usual seconds are counted from here, so that no dividend is negative. */
    private static final long FIRST_USUAL_SECOND = -62_167_219_200L;

    private static final int FIRST_USUAL_DAY = (int) (FIRST_USUAL_SECOND / UsualTime.SECONDS_A_DAY);

    /** The number of seconds from {@link #FIRST_USUAL_SECOND} to 10000-01-01T00:00:00Z. */
    private static final long USUAL_SECONDS = 253_402_300_800L - FIRST_USUAL_SECOND;

    private InstantText() {}

    /** Writes an instant and returns the position after it. */
    public static int write(byte[] to, int at, Instant value) {
        long second = value.getEpochSecond() - FIRST_USUAL_SECOND;
        if (second < 0 || second >= USUAL_SECONDS) {
            return FixedDigits.writeAscii(to, at, value.toString());
        }
        int day = (int) (second / UsualTime.SECONDS_A_DAY);
        int secondOfDay = (int) (second - day * (long) UsualTime.SECONDS_A_DAY);
        int end = UsualTime.write(to, at, CivilDay.digits(day + FIRST_USUAL_DAY), secondOfDay);
        end = FixedDigits.writeFractionOfThrees(to, end, value.getNano());
        to[end] = 'Z';
        return end + 1;
    }

    /** Writes a date and returns the position after it. */
    public static int write(byte[] to, int at, Date value) {
        long time = value.getTime(); // read once, because another thread may set it
        long milli = time - 1000 * FIRST_USUAL_SECOND;
        if (milli < 0 || milli >= 1000 * USUAL_SECONDS) {
            long second = Math.floorDiv(time, 1000L);
            return writeMilli(to, writeSecond(to, at, second), (int) (time - 1000 * second));
        }
        int day = (int) (milli / MILLIS_A_DAY);
        int milliOfDay = (int) (milli - day * MILLIS_A_DAY);
        int secondOfDay = milliOfDay / 1000;
        int end = UsualTime.write(to, at, CivilDay.digits(day + FIRST_USUAL_DAY), secondOfDay);
        return writeMilli(to, end, milliOfDay - 1000 * secondOfDay);
    }

    private static int writeMilli(byte[] to, int at, int milli) {
        Bytes.putLong(to, at, MILLI_IN_UTC | (long) FixedDigits.three(milli) << 8);
        Bytes.putShort(to, at + 8, (short) ('0' | '0' << 8));
        return at + 10;
    }

    private static int writeSecond(byte[] to, int at, long second) {
        LocalDateTime value = LocalDateTime.ofEpochSecond(second, 0, ZoneOffset.UTC);
        return DateTimeText.write(to, at, value);
    }

    /** Returns the instant whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable Instant read(byte[] from, int at, int end) {
        int timeEnd = OffsetText.timeEnd(from, at, end);
        int offset = OffsetText.seconds(from, timeEnd, end);
        int nano = usualNano(from, at, timeEnd);
        // "+01" is an offset for other types, but not for instants.
        if (nano < 0 || offset == OffsetText.NONE || end - timeEnd == 3) {
            return readAnyForm(from, at, end);
        }
        long second = UsualTime.readSecond(from, at);
        return second == UsualTime.NONE ? readAnyForm(from, at, end) : Instant.ofEpochSecond(second - offset, nano);
    }

    /** Returns the nanoseconds after the usual nineteen bytes, or -1 if there are fewer or no fraction follows. */
    private static int usualNano(byte[] from, int at, int timeEnd) {
        return timeEnd - at < UsualTime.BYTES ? -1 : FixedDigits.fraction(from, at + UsualTime.BYTES, timeEnd);
    }

    /** Also reads lower-case letters, and any year. */
    private static @Nullable Instant readAnyForm(byte[] from, int at, int end) {
        if (at < end && (from[at] == '-' || from[at] == '+')) {
            return readUnusual(from, at, end);
        }
        int dateEnd = DateText.end(from, at, end);
        int timeEnd = DateTimeText.end(from, at, end);
        int offset = OffsetText.seconds(from, timeEnd, end);
        // At least "T10:15:30", and not "+01".
        boolean hasSeconds = timeEnd - dateEnd >= 9;
        boolean isShortOffset = end - timeEnd == 3;
        if (!hasSeconds || isShortOffset || offset == OffsetText.NONE || (from[dateEnd] | 0x20) != 't') {
            return null;
        }
        LocalDate date = DateText.read(from, at, dateEnd);
        LocalTime time = TimeText.read(from, dateEnd + 1, timeEnd);
        if (date == null || time == null) {
            return null;
        }
        return Instant.ofEpochSecond(date.toEpochDay() * UsualTime.SECONDS_A_DAY - offset, time.toNanoOfDay());
    }

    /** Reads years outside 0 to 9999, of which {@code Instant} has more than {@code LocalDate}. */
    private static @Nullable Instant readUnusual(byte[] from, int at, int end) {
        int dateEnd = DateText.end(from, at, end);
        int timeEnd = DateTimeText.end(from, at, end);
        boolean isTime = dateEnd < timeEnd && TimeText.read(from, dateEnd + 1, timeEnd) != null;
        if (!isTime || end - at > MAX_READ_BYTES) {
            return null;
        }
        try {
            return Instant.parse(new String(from, at, end - at, StandardCharsets.ISO_8859_1));
        } catch (DateTimeException malformed) {
            return null;
        }
    }

    /** Returns the date whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable Date readDate(byte[] from, int at, int end) {
        int timeEnd = OffsetText.timeEnd(from, at, end);
        int offset = offsetOfDate(from, timeEnd, end);
        int nano = usualNano(from, at, timeEnd);
        long second = nano < 0 || offset == OffsetText.NONE ? UsualTime.NONE : UsualTime.readSecond(from, at);
        return second == UsualTime.NONE
                ? readDateOfAnyForm(from, at, end)
                : new Date(1000 * (second - offset) + nano / 1_000_000);
    }

    private static @Nullable Date readDateOfAnyForm(byte[] from, int at, int end) {
        int timeEnd = DateTimeText.end(from, at, end);
        LocalDateTime local = DateTimeText.read(from, at, timeEnd);
        int offset = offsetOfDate(from, timeEnd, end);
        if (local == null || offset == OffsetText.NONE) {
            return null;
        }
        try {
            return new Date(local.toInstant(ZoneOffset.ofTotalSeconds(offset)).toEpochMilli());
        } catch (ArithmeticException outOfRange) {
            // The last Date is 292 million years from now; java.time ends with the year 999,999,999.
            return null;
        }
    }

    /** Reads what {@link OffsetText} reads and, for Jackson before 2.11, {@code +0000}. */
    private static int offsetOfDate(byte[] from, int at, int end) {
        if (end - at != 5) {
            return OffsetText.seconds(from, at, end);
        }
        byte[] withColon = {from[at], from[at + 1], from[at + 2], ':', from[at + 3], from[at + 4]};
        return OffsetText.seconds(withColon, 0, 6);
    }
}
