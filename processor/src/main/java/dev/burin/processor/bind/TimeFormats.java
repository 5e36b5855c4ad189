package dev.burin.processor.bind;

import static java.util.Map.entry;
import static java.util.Objects.requireNonNull;

import dev.burin.codegen.value.TimeFormat;
import dev.burin.processor.model.Format;
import dev.burin.processor.model.TypeRef;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Determines which formats times may have: patterns are tried with a time of today. */
public final class TimeFormats {
    private static final ZonedDateTime SAMPLE =
            ZonedDateTime.of(2026, 11, 22, 21, 43, 58, 123_456_789, ZoneOffset.ofHours(1));

    /** The period after which the calendar repeats, including the day of the week. */
    private static final int YEARS_OF_CALENDAR = 400;

    /** Creates a sample of a time, with the format of a pattern in a zone, which may be null. */
    private interface Trial {
        Sample<?> of(String pattern, @Nullable String zone, ZonedDateTime time);
    }

    /** A value and its format. */
    private record Sample<T>(TimeFormat<T> format, T value) {
        String write() {
            return format.toText(value);
        }

        void read() {
            format.fromText(write());
        }
    }

    /**
     * A type of times.
     *
     * @param factory the method of {@link TimeFormat} that makes its formats
     * @param trial tries them
     */
    private record Time(String factory, Trial trial) {
        static Map.Entry<String, Time> entry(String type, String factory, Trial trial) {
            return Map.entry(type, new Time(factory, trial));
        }
    }

    private static final Map<String, Time> TIMES = Map.ofEntries(
            Time.entry(
                    "java.time.LocalDate",
                    "localDate",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.localDate(pattern), LocalDate.from(time))),
            Time.entry(
                    "java.time.LocalTime",
                    "localTime",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.localTime(pattern), LocalTime.from(time))),
            Time.entry(
                    "java.time.LocalDateTime",
                    "localDateTime",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.localDateTime(pattern), time.toLocalDateTime())),
            Time.entry(
                    "java.time.OffsetTime",
                    "offsetTime",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.offsetTime(pattern), OffsetTime.from(time))),
            Time.entry(
                    "java.time.Year",
                    "year",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.year(pattern), Year.from(time))),
            Time.entry(
                    "java.time.YearMonth",
                    "yearMonth",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.yearMonth(pattern), YearMonth.from(time))),
            Time.entry(
                    "java.time.MonthDay",
                    "monthDay",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.monthDay(pattern), MonthDay.from(time))),
            Time.entry(
                    "java.time.Instant",
                    "instant",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.instant(pattern, zone), time.toInstant())),
            Time.entry(
                    "java.time.OffsetDateTime",
                    "offsetDateTime",
                    (pattern, zone, time) ->
                            new Sample<>(TimeFormat.offsetDateTime(pattern, zone), time.toOffsetDateTime())),
            Time.entry(
                    "java.time.ZonedDateTime",
                    "zonedDateTime",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.zonedDateTime(pattern, zone), time)),
            Time.entry(
                    "java.util.Date",
                    "date",
                    (pattern, zone, time) -> new Sample<>(TimeFormat.date(pattern, zone), Date.from(time.toInstant()))),
            Time.entry("java.util.Calendar", "calendar", TimeFormats::calendar),
            Time.entry("java.util.GregorianCalendar", "calendar", TimeFormats::calendar));

    private static final Set<String> LEGACY =
            Set.of("java.util.Date", "java.util.Calendar", "java.util.GregorianCalendar");

    /** Types of instants with a zone, which a number does not contain. */
    private static final Set<String> READ_IN_ZONE = Set.of(
            "java.time.OffsetDateTime", "java.time.ZonedDateTime", "java.util.Calendar", "java.util.GregorianCalendar");

    private static final Set<String> WITHOUT_YEAR =
            Set.of("java.time.LocalTime", "java.time.OffsetTime", "java.time.MonthDay");

    private static final Pattern LITERAL = Pattern.compile("'[^']*'");

    private static final String MINUTE_OR_MONTH = "m is the minute, M the month";

    private static final String DAY_OF_YEAR_OR_MONTH = "D is the day of the year, d the day of the month";

    private static final String YEAR_OF_WEEK_OR_DAY = "Y is the week-based year, y the calendar year";

    /**
     * Letters with an unexpected meaning, by the patterns that have them but not the intended letter: of patterns that cannot
     * be read.
     */
    private static final List<Map.Entry<Pattern, String>> CONFUSED_IN_READING = List.of(
            entry(Pattern.compile("(?!.*[yuw]).*Y.*"), YEAR_OF_WEEK_OR_DAY),
            entry(Pattern.compile("(?!.*[aBHk]).*[hK].*"), "h and K count half a day, H a whole day"),
            entry(Pattern.compile("(?!.*s).*S.*"), "S is the fraction of a second, s the second"));

    /** The same, for what the value does not have. */
    private static final List<Map.Entry<Pattern, String>> CONFUSED_IN_WRITING = List.of(
            entry(Pattern.compile("(?!.*[HhkK]).*m.*"), MINUTE_OR_MONTH),
            entry(Pattern.compile("(?!.*d).*D.*"), DAY_OF_YEAR_OR_MONTH),
            entry(Pattern.compile("(?!.*[yud]).*M.*"), MINUTE_OR_MONTH));

    /** The same, for what is read on some days only. */
    private static final List<Map.Entry<Pattern, String>> CONFUSED_ON_SOME_DAYS = List.of(entry(
            Pattern.compile(".*(?<!E)E{5}(?!E).*|.*(?<!c)c{5}(?!c).*"),
            "five letters E or c are the first letter of a day, which is that of another one, too"));

    /** The same, for what can be written, and perhaps read, but means something else. */
    private static final List<Map.Entry<Pattern, String>> CONFUSED_IN_MEANING = List.of(
            entry(Pattern.compile("(?!.*d)(?=.*[ML]).*D.*"), DAY_OF_YEAR_OR_MONTH),
            entry(Pattern.compile("(?!.*[yuwW])(?=.*[MLdD]).*Y.*"), YEAR_OF_WEEK_OR_DAY));

    private TimeFormats() {}

    private static Sample<?> calendar(String pattern, @Nullable String zone, ZonedDateTime time) {
        return new Sample<>(TimeFormat.calendar(pattern, zone), GregorianCalendar.from(time));
    }

    /** Whether the type is a time that has formats. */
    static boolean isTime(TypeRef type) {
        return TIMES.containsKey(type.erasedName());
    }

    /** The name of the method that creates its formats. */
    static String factory(TypeRef type) {
        return time(type).factory();
    }

    private static Time time(TypeRef type) {
        return requireNonNull(TIMES.get(type.erasedName()));
    }

    /** Whether a value is an instant, which is shown differently in each zone. */
    static boolean hasZone(TypeRef type) {
        return isReadInZone(type) || type.is("java.time.Instant") || type.is("java.util.Date");
    }

    /** Whether a value has a zone of its own. */
    static boolean isReadInZone(TypeRef type) {
        return READ_IN_ZONE.contains(type.erasedName());
    }

    /** Returns what is wrong with the format of a value; nothing if all is well, or nothing in it is a time or a number. */
    public static Optional<String> flaw(TypeRef type, Format format, boolean isRead) {
        if (FormatBinder.isNumber(type)) {
            return Optional.of(
                            format.isEpoch()
                                    ? "a number is not an instant"
                                    : "a number has no pattern and no time zone")
                    .filter(flaw -> format.isEpoch()
                            || format.pattern().isPresent()
                            || format.timezone().isPresent());
        }
        if (type.erasedName().startsWith("java.sql.")) {
            return Optional.of(type.erasedName() + " has no formats, unlike java.util.Date and the types of java.time");
        }
        if (!isTime(type)) {
            String within = ", and " + type.erasedDisplayName() + " itself declares the form of its members";
            String inBox = Forms.withBox(type).map(box -> ": use an " + box).orElse("");
            return Optional.of("it is for times and numbers" + (hasMembers(type) ? within : inBox));
        }
        return ofZone(type, format)
                .or(() -> format.isNumber() ? ofNumber(type, format) : ofPattern(type, format, isRead));
    }

    private static boolean hasMembers(TypeRef type) {
        return type.facts().codec().isPresent();
    }

    private static Optional<String> ofZone(TypeRef type, Format format) {
        if (format.timezone().isEmpty()) {
            return Optional.empty();
        }
        try {
            ZoneId.of(format.timezone().get());
        } catch (DateTimeException e) {
            return Optional.of("there is no time zone " + format.timezone().get());
        }
        boolean isUsed = format.isNumber()
                ? isReadInZone(type)
                : hasZone(type) && format.pattern().isPresent();
        return isUsed ? Optional.empty() : Optional.of("the time zone has no effect");
    }

    private static Optional<String> ofNumber(TypeRef type, Format format) {
        if (format.pattern().isPresent()) {
            return Optional.of("a number has no pattern");
        }
        if (!hasZone(type)) {
            return Optional.of("it is not an instant, so it has no number");
        }
        boolean isClear = format.isEpoch() || LEGACY.contains(type.erasedName());
        return isClear
                ? Optional.empty()
                : Optional.of("NUMBER does not name the unit: use EPOCH_SECONDS or EPOCH_MILLIS");
    }

    private static Optional<String> ofPattern(TypeRef type, Format format, boolean isRead) {
        if (format.pattern().isEmpty()) {
            return Optional.empty();
        }
        Sample<?> sample;
        try {
            sample = sample(type, format, SAMPLE);
        } catch (IllegalArgumentException e) {
            return Optional.of("the pattern is malformed, " + e.getMessage());
        }
        String text;
        try {
            text = sample.write();
        } catch (DateTimeException e) {
            return Optional.of(
                    "it lacks a field of the pattern, " + e.getMessage() + confusion(CONFUSED_IN_WRITING, format));
        }
        Optional<String> unreadable = isRead ? ofReading(type, format, sample, text) : Optional.empty();
        return unreadable.or(() -> confused(CONFUSED_IN_MEANING, format)
                .map(letters -> "the pattern does not write what it seems to: " + letters));
    }

    private static String confusion(List<Map.Entry<Pattern, String>> letters, Format format) {
        return confused(letters, format).map(letter -> ": " + letter).orElse("");
    }

    /** Returns the meaning of a letter in the pattern that is often mistaken for another; nothing if there is none. */
    private static Optional<String> confused(List<Map.Entry<Pattern, String>> letters, Format format) {
        String pattern = LITERAL.matcher(format.pattern().orElseThrow()).replaceAll("");
        return letters.stream()
                .filter(letter -> letter.getKey().matcher(pattern).matches())
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** Whether the text is also that of another century. */
    private static boolean isTextLongBefore(TypeRef type, Format format, String text) {
        try {
            return sample(type, format, SAMPLE.minusYears(YEARS_OF_CALENDAR))
                    .write()
                    .equals(text);
        } catch (DateTimeException e) {
            return false; // the name of the zone was that of another one at that time
        }
    }

    private static Sample<?> sample(TypeRef type, Format format, ZonedDateTime time) {
        return time(type)
                .trial()
                .of(format.pattern().orElseThrow(), format.timezone().orElse(null), time);
    }

    /** Whether all that is missing to read a value is its zone. */
    private static boolean lacksZone(TypeRef type, Format format) {
        if (!isReadInZone(type) || format.timezone().isPresent()) {
            return false;
        }
        try {
            time(type).trial().of(format.pattern().orElseThrow(), "UTC", SAMPLE).read();
            return true;
        } catch (DateTimeException e) {
            return false;
        }
    }

    /** Returns the text of a value that cannot be read on its day of the week, or is read as another, if there is one. */
    private static Optional<String> unreadDay(TypeRef type, Format format) {
        Map<String, Object> values = new HashMap<>();
        for (DayOfWeek day : DayOfWeek.values()) {
            Sample<?> sample = sample(type, format, SAMPLE.with(day));
            String text = sample.write();
            try {
                sample.read();
            } catch (DateTimeException e) {
                return Optional.of(text);
            }
            Object other = values.putIfAbsent(text, sample.value());
            if (other != null && !other.equals(sample.value())) {
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> ofReading(TypeRef type, Format format, Sample<?> sample, String text) {
        try {
            sample.read();
        } catch (DateTimeException e) {
            return Optional.of("the pattern is incomplete, so no value can be read"
                    + (lacksZone(type, format)
                            ? ": it needs an offset, or timezone = \"…\" beside it"
                            : confusion(CONFUSED_IN_READING, format)));
        }
        Optional<String> unread = unreadDay(type, format);
        if (unread.isPresent()) {
            return Optional.of("what it writes on some days cannot be read as that day, like \"" + unread.get() + "\""
                    + confusion(CONFUSED_ON_SOME_DAYS, format));
        }
        boolean isWithoutCentury = !WITHOUT_YEAR.contains(type.erasedName()) && isTextLongBefore(type, format, text);
        return isWithoutCentury
                ? Optional.of("the pattern lacks the century, so 1985 would be read as 2085")
                : Optional.empty();
    }
}
