package dev.burin.internal.time;

import dev.burin.internal.number.IntegerText;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Durations as ISO 8601 text, {@code PT8H6M12.345S}.
 *
 * <p>Source: {@code Duration.toString} and {@code Duration.parse}, which write and read the same. Range: every duration.
 * Writes at most {@link #MAX_BYTES} bytes; the caller has reserved them.
 *
 * <p>Why not the methods of {@code Duration}: they allocate, and reading runs a regular expression. Forms that
 * {@code toString} does not write are left to {@code parse}.
 */
public final class DurationText {
    /** The most bytes that a duration can have. */
    public static final int MAX_BYTES = 40;

    /** Longer texts are attacks rather than durations: their numbers cannot be in range without leading zeros. */
    private static final int MAX_READ_BYTES = 128;

    /** Numbers of up to this many digits cannot overflow, not even as hours. */
    private static final int MAX_EASY_DIGITS = 12;

    private static final int NANOS_A_SECOND = 1_000_000_000;

    private DurationText() {}

    /** Writes a duration and returns the position after it. */
    public static int write(byte[] to, int at, Duration value) {
        to[at++] = 'P';
        to[at++] = 'T';
        int nano = value.getNano();
        // Rounded towards zero, because the text has one sign for the second and its fraction.
        boolean isFractionNegative = value.getSeconds() < 0 && nano > 0;
        long seconds = isFractionNegative ? value.getSeconds() + 1 : value.getSeconds();
        int fraction = isFractionNegative ? NANOS_A_SECOND - nano : nano;
        long hours = seconds / UsualTime.SECONDS_AN_HOUR;
        int minutes = (int) (seconds % UsualTime.SECONDS_AN_HOUR / 60);
        int second = (int) (seconds % 60);
        if (hours != 0) {
            at = writePart(to, at, hours, 'H');
        }
        if (minutes != 0) {
            at = writePart(to, at, minutes, 'M');
        }
        boolean isWritten = hours != 0 || minutes != 0;
        if (second == 0 && fraction == 0 && isWritten) {
            return at;
        }
        if (second < 0 || isFractionNegative) {
            to[at++] = '-';
        }
        at = IntegerText.write(to, at, Math.abs(second));
        at = FixedDigits.writeShortestFraction(to, at, fraction);
        to[at] = 'S';
        return at + 1;
    }

    private static int writePart(byte[] to, int at, long value, char unit) {
        if (value < 0) {
            to[at++] = '-';
        }
        at = IntegerText.write(to, at, Math.abs(value));
        to[at] = (byte) unit;
        return at + 1;
    }

    /** Returns the duration whose text is {@code [at, end)}, or null if that is not one. */
    public static @Nullable Duration read(byte[] from, int at, int end) {
        if (end - at < 3 || end - at > MAX_READ_BYTES) {
            return null;
        }
        Duration easy = from[at] == 'P' && from[at + 1] == 'T' ? readEasy(from, at + 2, end) : null;
        return easy != null ? easy : parsed(from, at, end);
    }

    /** Reads hours, minutes and seconds, in this order and in capitals, with or without minus signs; null for other forms. */
    private static @Nullable Duration readEasy(byte[] from, int at, int end) {
        long total = 0;
        int nano = 0;
        int secondsOfLastUnit = Integer.MAX_VALUE;
        while (at < end) {
            boolean isNegative = from[at] == '-';
            int digits = isNegative ? at + 1 : at;
            int digitsEnd = digits;
            long value = 0;
            for (; digitsEnd < end && FixedDigits.one(from, digitsEnd) >= 0; digitsEnd++) {
                value = 10 * value + FixedDigits.one(from, digitsEnd);
            }
            int unit = digitsEnd;
            if (digitsEnd < end && from[digitsEnd] == '.') {
                unit = end - 1; // only seconds have a fraction, and they come last
                nano = FixedDigits.fraction(from, digitsEnd, unit);
            }
            int seconds = unit < end ? secondsOfUnit(from[unit]) : 0;
            boolean isFractionValid = unit == digitsEnd || (nano >= 0 && seconds == 1);
            int width = digitsEnd - digits;
            boolean isEasy = width >= 1 && width <= MAX_EASY_DIGITS && seconds > 0 && seconds < secondsOfLastUnit;
            if (!isEasy || !isFractionValid) {
                return null;
            }
            total += isNegative ? -value * seconds : value * seconds;
            nano = isNegative ? -nano : nano;
            secondsOfLastUnit = seconds;
            at = unit + 1;
        }
        return Duration.ofSeconds(total, nano);
    }

    private static int secondsOfUnit(byte unit) {
        return switch (unit) {
            case 'H' -> UsualTime.SECONDS_AN_HOUR;
            case 'M' -> 60;
            case 'S' -> 1;
            default -> 0;
        };
    }

    private static @Nullable Duration parsed(byte[] from, int at, int end) {
        try {
            return Duration.parse(new String(from, at, end - at, StandardCharsets.ISO_8859_1));
        } catch (DateTimeException malformed) {
            return null;
        }
    }
}
