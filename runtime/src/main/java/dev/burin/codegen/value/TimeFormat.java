package dev.burin.codegen.value;

import dev.burin.JsonErrorCode;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.time.DateTimeException;
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
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times as strings in a pattern of {@link DateTimeFormatter}, in the {@link Locale#ROOT root locale}.
 *
 * <p>Dates that do not exist are rejected: the resolver is strict, and years without an era are those of ISO 8601.
 *
 * @param <T> the type
 */
@SuppressWarnings("JavaUtilDate") // one of the types
public final class TimeFormat<T> {
    /** The letters of offsets. */
    private static final String OFFSETS = "XxZO";

    private static final int SECONDS_PER_MINUTE = 60;
    private static final int SECONDS_PER_HOUR = 3600;

    /** Earlier times may be cut to before the first {@code Date}: by at most a day, and an offset of at most 18 hours. */
    private static final Instant CERTAINLY_READ =
            Instant.ofEpochMilli(Long.MIN_VALUE).plus(Duration.ofDays(2));

    private final String pattern;
    private final DateTimeFormatter formatter;

    /** Whether zones are written as names, some of which are ambiguous: CST is in China and in America. */
    private final boolean namesZone;

    /** How the pattern shows the offset, for each time that it does. */
    private final List<DateTimeFormatter> offsetFormatters;

    private final Function<T, TemporalAccessor> toTemporal;
    private final Function<TemporalAccessor, T> fromTemporal;

    private TimeFormat(
            String pattern,
            @Nullable ZoneId zone,
            Function<T, TemporalAccessor> toTemporal,
            Function<TemporalAccessor, T> fromTemporal) {
        this.pattern = pattern;
        this.formatter = DateTimeFormatter.ofPattern(strict(pattern), Locale.ROOT)
                .withResolverStyle(ResolverStyle.STRICT)
                .withZone(zone);
        this.namesZone = hasLetter(pattern, "zv");
        this.offsetFormatters = offsetFormatters(pattern);
        this.toTemporal = toTemporal;
        this.fromTemporal = fromTemporal;
    }

    /** Replaces years of an era: a strict resolver does not resolve them without an era. */
    private static String strict(String pattern) {
        if (hasLetter(pattern, "G")) {
            return pattern;
        }
        StringBuilder strict = new StringBuilder(pattern.length());
        boolean isQuoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char letter = pattern.charAt(i);
            isQuoted ^= letter == '\'';
            strict.append(!isQuoted && letter == 'y' ? 'u' : letter);
        }
        return strict.toString();
    }

    /** Whether one of {@code letters} is in the pattern, and not in quotes. */
    private static boolean hasLetter(String pattern, String letters) {
        return indexOf(pattern, letters, 0) >= 0;
    }

    /** The index of the first of {@code letters} that is not in quotes, at {@code from} or after, which is not in quotes. */
    private static int indexOf(String pattern, String letters, int from) {
        boolean isQuoted = false;
        for (int i = from; i < pattern.length(); i++) {
            isQuoted ^= pattern.charAt(i) == '\'';
            if (!isQuoted && letters.indexOf(pattern.charAt(i)) >= 0) {
                return i;
            }
        }
        return -1;
    }

    private static List<DateTimeFormatter> offsetFormatters(String pattern) {
        List<DateTimeFormatter> formatters = new ArrayList<>();
        int end = 0;
        for (int at = indexOf(pattern, OFFSETS, 0); at >= 0; at = indexOf(pattern, OFFSETS, end)) {
            end = at + 1;
            while (end < pattern.length() && pattern.charAt(end) == pattern.charAt(at)) {
                end++;
            }
            formatters.add(DateTimeFormatter.ofPattern(pattern.substring(at, end), Locale.ROOT));
        }
        return List.copyOf(formatters);
    }

    /** Returns the format of dates. */
    public static TimeFormat<LocalDate> localDate(String pattern) {
        return of(pattern, LocalDate::from);
    }

    /** Returns the format of times. */
    public static TimeFormat<LocalTime> localTime(String pattern) {
        return of(pattern, LocalTime::from);
    }

    /** Returns the format of dates with times. */
    public static TimeFormat<LocalDateTime> localDateTime(String pattern) {
        return of(pattern, LocalDateTime::from);
    }

    /** Returns the format of times with offsets. */
    public static TimeFormat<OffsetTime> offsetTime(String pattern) {
        return of(pattern, OffsetTime::from);
    }

    /** Returns the format of years. */
    public static TimeFormat<Year> year(String pattern) {
        return of(pattern, Year::from);
    }

    /** Returns the format of months of years. */
    public static TimeFormat<YearMonth> yearMonth(String pattern) {
        return of(pattern, YearMonth::from);
    }

    /** Returns the format of days of months. */
    public static TimeFormat<MonthDay> monthDay(String pattern) {
        return of(pattern, MonthDay::from);
    }

    private static <T extends TemporalAccessor> TimeFormat<T> of(String pattern, Function<TemporalAccessor, T> from) {
        return new TimeFormat<>(pattern, null, value -> value, from);
    }

    /** Returns the format of dates and times with offsets; without a zone, strings must have one. */
    public static TimeFormat<OffsetDateTime> offsetDateTime(String pattern, @Nullable String zone) {
        return new TimeFormat<>(pattern, zoneOrNull(zone), value -> value, parsed -> zoned(parsed)
                .toOffsetDateTime());
    }

    /** Returns the format of dates and times with zones; without a zone, strings must have one. */
    public static TimeFormat<ZonedDateTime> zonedDateTime(String pattern, @Nullable String zone) {
        return new TimeFormat<>(pattern, zoneOrNull(zone), value -> value, TimeFormat::zoned);
    }

    /** Returns the format of instants in a zone, without one in UTC. */
    public static TimeFormat<Instant> instant(String pattern, @Nullable String zone) {
        return new TimeFormat<>(pattern, EpochNumber.zoneOrUtc(zone), value -> value, TimeFormat::instant);
    }

    /** Returns the format of {@code Date}s in a zone, without one in UTC. */
    public static TimeFormat<Date> date(String pattern, @Nullable String zone) {
        return new TimeFormat<>(
                pattern,
                EpochNumber.zoneOrUtc(zone),
                value -> Instant.ofEpochMilli(value.getTime()),
                parsed -> EpochNumber.toDate(instant(parsed)));
    }

    /** Returns the format of {@code Calendar}s in a zone, without one in UTC. */
    public static TimeFormat<Calendar> calendar(String pattern, @Nullable String zone) {
        ZoneId known = EpochNumber.zoneOrUtc(zone);
        return new TimeFormat<>(
                pattern,
                known,
                value -> Instant.ofEpochMilli(value.getTimeInMillis()),
                parsed -> EpochNumber.toCalendar(instant(parsed), known));
    }

    private static @Nullable ZoneId zoneOrNull(@Nullable String zone) {
        return zone == null ? null : ZoneId.of(zone);
    }

    /** A date without a time is where the day begins. */
    private static Instant instant(TemporalAccessor parsed) {
        LocalDate date = parsed.query(TemporalQueries.localDate());
        return date != null && parsed.query(TemporalQueries.localTime()) == null
                ? date.atStartOfDay(ZoneId.from(parsed)).toInstant()
                : zoned(parsed).toInstant();
    }

    /** The JDK shifts times that a zone skips when summer time begins; a string with an offset is exact anyway. */
    private static ZonedDateTime zoned(TemporalAccessor parsed) {
        ZonedDateTime time = ZonedDateTime.from(parsed);
        boolean isExact = parsed.isSupported(ChronoField.OFFSET_SECONDS);
        if (!isExact && !time.toLocalDateTime().equals(LocalDateTime.from(parsed))) {
            throw new DateTimeException("no time of the zone");
        }
        return time;
    }

    /**
     * Returns the text of a value.
     *
     * @throws DateTimeException if it lacks something in the pattern, the name of its zone would be read as that of another, at
     *     another time, the pattern drops a part of its offset, or what it keeps is before the first time of a {@code Date} or {@code Calendar}
     */
    public String toText(T value) {
        TemporalAccessor time = toTemporal.apply(value);
        String text = formatter.format(time);
        if (namesZone && !isZoneRead(time, text)) {
            throw new DateTimeException(
                    "the name of the zone is also that of another, which VV, the ID, and XXX are not");
        }
        if (!offsetFormatters.isEmpty() && !isOffsetRead(offsetOf(time))) {
            throw new DateTimeException("the pattern drops a part of the offset, which XXXXX does not");
        }
        if (time instanceof Instant instant && instant.isBefore(CERTAINLY_READ) && isBeforeFirst(text)) {
            throw new DateTimeException("what the pattern keeps of the time is before the first one of the type");
        }
        return text;
    }

    private boolean isBeforeFirst(String text) {
        try {
            fromText(text);
            return false;
        } catch (ArithmeticException e) {
            return true;
        } catch (DateTimeException e) {
            return false; // nothing can be read by this pattern
        }
    }

    private @Nullable ZoneOffset offsetOf(TemporalAccessor time) {
        ZoneId zone = formatter.getZone();
        return zone == null
                ? time.query(TemporalQueries.offset())
                : zone.getRules().getOffset(Instant.from(time));
    }

    /** Only offsets of less than an hour, or with seconds, have forms that lose something or cannot be read. */
    private boolean isOffsetRead(@Nullable ZoneOffset offset) {
        if (offset == null) {
            return true;
        }
        int seconds = offset.getTotalSeconds();
        boolean isUsual = seconds % SECONDS_PER_MINUTE == 0 && Math.abs(seconds) >= SECONDS_PER_HOUR;
        return seconds == 0
                || isUsual
                || offsetFormatters.stream()
                        .allMatch(form -> offset.equals(form.parse(form.format(offset), ZoneOffset::from)));
    }

    /** Whether the local time means the same in the zone that is read; of two meanings, the first counts in both. */
    private boolean isZoneRead(TemporalAccessor time, String text) {
        ZoneId read;
        try {
            read = formatter.parse(text, TemporalQueries.zone());
        } catch (DateTimeException e) {
            return true; // a string that cannot be read is not misread
        }
        Instant instant = Instant.from(time);
        ZoneId written = formatter.getZone() == null ? ZoneId.from(time) : formatter.getZone();
        if (!offsetFormatters.isEmpty()) { // so that the local time has one meaning only
            return read.getRules().getOffset(instant).equals(written.getRules().getOffset(instant));
        }
        LocalDateTime local = LocalDateTime.ofInstant(instant, written);
        return firstOffset(read, local).equals(firstOffset(written, local));
    }

    private static Optional<ZoneOffset> firstOffset(ZoneId zone, LocalDateTime local) {
        return zone.getRules().getValidOffsets(local).stream().findFirst();
    }

    /**
     * Returns the value of a text.
     *
     * @throws DateTimeException if there is none
     */
    public T fromText(String text) {
        return fromTemporal.apply(formatter.parse(text));
    }

    /**
     * Stores a value as a string, or {@code null}; reserves for itself.
     *
     * @throws dev.burin.JsonException if the pattern cannot represent it
     */
    public int put(JsonWriter out, int at, @Nullable T value) {
        return out.putString(at, value == null ? null : text(out, at, value), 0);
    }

    private String text(JsonWriter out, int at, T value) {
        try {
            return toText(value);
        } catch (DateTimeException e) {
            String zone = namesZone ? ", or names its zone like another: VV is its ID, XXX its offset" : "";
            String offset = offsetFormatters.isEmpty() ? "" : ", or drops a part of its offset, which XXXXX does not";
            throw out.error(
                    JsonErrorCode.NOT_REPRESENTABLE,
                    "The pattern " + pattern + " has no text for the time" + zone + offset,
                    at);
        }
    }

    /**
     * Reads a value from a string.
     *
     * @throws dev.burin.JsonMismatchException if the string is not one
     */
    public T read(JsonReader in) {
        String text = in.readText("a date or time of the pattern " + pattern).toString();
        try {
            return fromText(text);
        } catch (DateTimeException | ArithmeticException e) {
            throw in.invalidText("a date or time of the pattern " + pattern);
        }
    }
}
