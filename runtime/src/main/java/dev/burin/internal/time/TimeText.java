package dev.burin.internal.time;

import dev.burin.internal.bytes.Bytes;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Times of day as ISO 8601 text, {@code 10:15:30.5}.
 *
 * <p>Source: {@code DateTimeFormatter.ISO_LOCAL_TIME}. Always writes seconds, and the fraction without trailing zeros; also
 * reads times without seconds, and fractions of one to nine digits. Unlike the formatter, it rejects a full stop that no
 * digit follows. Range: every time; neither 24:00 nor second 60 is one. Writes at most {@link #MAX_BYTES} bytes; the caller
 * has reserved them.
 *
 * <p>Why not the formatter: it interprets a list of fields, allocates, and fails with an exception.
 */
public final class TimeText {
    /** The most bytes that a time can have. */
    public static final int MAX_BYTES = 18;

    private static final long COLONS = (long) ':' << 16 | (long) ':' << 40;

    /** The leading bytes that nearly every text has, whatever follows; in a valid text they are all ASCII. */
    public static final int USUAL_BYTES = UsualTime.TIME_BYTES;

    private TimeText() {}

    /** Writes a time and returns the position after it. */
    public static int write(byte[] to, int at, LocalTime value) {
        int end = writeSeconds(to, at, value.getHour(), value.getMinute(), value.getSecond());
        return FixedDigits.writeShortestFraction(to, end, value.getNano());
    }

    /** Writes the eight bytes of a time without its fraction. */
    static int writeSeconds(byte[] to, int at, int hour, int minute, int second) {
        long digits =
                FixedDigits.pair(hour) | (long) FixedDigits.pair(minute) << 24 | (long) FixedDigits.pair(second) << 48;
        Bytes.putLong(to, at, digits | COLONS);
        return at + 8;
    }

    /** Returns the time whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable LocalTime read(byte[] from, int at, int end) {
        int count = end - at;
        if (count == 5) {
            return readHourAndMinute(from, at);
        }
        int nano = count < UsualTime.TIME_BYTES ? -1 : FixedDigits.fraction(from, at + UsualTime.TIME_BYTES, end);
        return nano < 0 ? null : UsualTime.readTime(from, at, nano);
    }

    private static @Nullable LocalTime readHourAndMinute(byte[] from, int at) {
        int hour = FixedDigits.two(from, at);
        int minute = FixedDigits.two(from, at + 3);
        boolean isTime = from[at + 2] == ':' && (hour | minute) >= 0 && hour < 24 && minute < 60;
        return isTime ? LocalTime.of(hour, minute) : null;
    }

    /** Returns the position after the time at {@code at}, which something may follow, judging by its bytes. */
    static int end(byte[] from, int at, int end) {
        while (at < end && isPart(from[at])) {
            at++;
        }
        return at;
    }

    private static boolean isPart(byte next) {
        // '0' to '9', then ':'
        return (next >= '0' && next <= ':') || next == '.';
    }
}
