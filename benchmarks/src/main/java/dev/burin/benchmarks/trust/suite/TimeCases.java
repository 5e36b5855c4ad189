package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Times;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Strings of {@code java.time}: known traps, and every change of one character of a valid one. The {@code parse} method of
 * the type determines whether they are valid, with the exceptions listed here.
 */
final class TimeCases {
    private static final String DATES = "2024-02-29 2023-02-29 1900-02-29 2000-02-29 2026-13-01 2026-00-10 2026-01-00"
            + " 2026-11-31 2026-1-01 26-01-01 0000-01-01 -0001-12-31 -0000-01-01 9999-12-31 10000-01-01 +10000-01-01"
            + " +9999-01-01 +999999999-12-31 -999999999-01-01 +1000000000-01-01 +4294968322-11-21 2026/11/21 20261121"
            + " 2026-11-21Z 2026-11-21T 2026-325 2026-W47-6 21.11.2026";
    private static final String TIMES = "00:00 23:59 24:00 24:00:00 23:60 23:59:60 23:59:59.999999999"
            + " 23:59:59.9999999999 09:30:00.0 09:30:00. 09:30:00,5 9:30 0930 09:30Z -1:30 09:30:00.5e1 09:3 09";
    private static final String DATE_TIMES = "2024-02-29T00:00 2023-02-29T00:00:00 2016-12-31T23:59:60"
            + " 2026-11-21T24:00 2026-11-21 2026-11-21T 2026-11-21_09:30 2026-11-21T09:30Z 2026-11-21TT09:30"
            + " +999999999-12-31T23:59:59.999999999 -999999999-01-01T00:00 +1000000000-01-01T00:00";
    private static final String INSTANTS = "2016-12-31T23:59:60Z 2026-11-21T24:00:00Z 2026-11-21T09:30:00"
            + " 2026-11-21T09:30:00+18:00 2026-11-21T09:30:00-18:01 2026-11-21T09:30:00+19:00 2026-11-21T09:30:00ZZ"
            + " 2026-11-21T09:30:00+01:60 2026-11-21T09:30:00Z[UTC] 2026-11-21T09:30:00.1234567890Z"
            + " +1000000000-12-31T23:59:59.999999999Z -1000000000-01-01T00:00:00Z +1000000001-01-01T00:00:00Z"
            + " -1000000001-12-31T23:59:59Z 1970-01-01T00:00:00-00:00 2026-11-21T09:30:00UTC";
    private static final String OFFSET_DATE_TIMES = "2026-11-21T09:30+18:00 2026-11-21T09:30+18:00:01"
            + " 2026-11-21T09:30-18:00 2026-11-21T09:30+19:00 2026-11-21T09:30:00 2026-11-21T09:30+01:00[Europe/Paris]"
            + " +999999999-12-31T23:59:59.999999999-18:00 -999999999-01-01T00:00+18:00 2026-11-21T09:30+1:00"
            + " 2026-02-29T09:30Z 2026-11-21T09:30:60Z 2026-11-21T09:30+01:00:30";
    private static final String ZONED = "2026-11-21T09:30:00Z[UTC] 2026-11-21T09:30:00+01:00[Europe/Paris"
            + " 2026-11-21T09:30:00+01:00[] 2026-11-21T09:30:00+01:00[europe/paris] 2026-11-21T09:30:00[Europe/Paris]"
            + " 2026-11-21T09:30:00+01:00[Europe/Nowhere] 2026-11-21T09:30:00+01:00[Europe/Paris]] 2026-11-21T09:30:00"
            + " 2026-11-21T09:30:00+01:00[../../etc/passwd] 2026-03-29T02:30:00+01:00[Europe/Paris]";
    private static final String DURATIONS =
            "PT0S P0D PT PT1 PT1M1H P1DT PT1.5S PT-1.5S -PT1H -PT-1H PT1.1234567890S P1Y"
                    + " P1M P1W PT1.5H PT1,5S pt1h PT9223372036854775807S PT9223372036854775808S PT-9223372036854775808S"
                    + " PT0.000000001S PT-0.000000001S P106751991167300D P106751991167301D PT2562047788015215H"
                    + " PT2562047788015216H PT+5S P+1DT-1H PT1S1S PT1H PTS P1D1H";
    private static final String PERIODS = "P0D P P1 P1D1Y P-1Y -P1Y P1W P2147483647Y P2147483648Y P-2147483648D"
            + " -P-2147483648D P306783379W P1.5D P1YT P+1M P1Y1Y p1d";
    private static final String OFFSETS =
            "Z +00:00 -00:00 +18:00 +18:01 -18:00 +19:00 +01:60 +1 +1:00 01:00 +01:00:00 +01:00:59 +01:00:60 UTC GMT+1";
    private static final String ZONES =
            "Europe/Paris UTC GMT Z UTC+01:00 GMT-18:00 UT+19:00 europe/paris Europe/Nowhere"
                    + " ../UTC Europe/ /Paris EST +01:00 Etc/GMT+14";

    /**
     * Strings that {@code parse} accepts although ISO 8601 does not allow them, or that only some JDKs accept: a decimal point
     * without digits, second 60, 24:00. Burin rejects them.
     */
    private static final Pattern LENIENCIES = Pattern.compile(".*[0-9]\\.([^0-9].*)?|.*:60(\\D.*)?|.*T24:00.*");

    /** Years according to ISO 8601: four digits, or a sign and more. {@code Year.parse} also accepts fewer. */
    private static final Pattern ISO_YEAR = Pattern.compile("-?[0-9]{4}|[-+][0-9]{5,}");

    /** Times with an offset of hours only, which ISO 8601 allows and {@code OffsetTime.parse} rejects. */
    private static final Pattern HOURS_OF_OFFSET = Pattern.compile("[0-9:.]*[-+][0-9]{2}");

    /** Strings that libraries accept as documented, or trim: empty ones, numbers, surrounding whitespace, a final {@code Z}. */
    private static final Pattern CONVERTED = Pattern.compile("|[-+]?[0-9.]+|\\s.*|.*\\s|.*[0-9][Zz]");

    private final Cases cases = new Cases();

    private TimeCases() {}

    static Suite suite(Extent extent) {
        TimeCases times = new TimeCases();
        int step = extent.mutationStep();
        times.add(date("2026-11-21"), DATES, step);
        times.add(time("09:30:15.250"), TIMES, step);
        times.add(dateTime("2026-11-21T09:30:15.5"), DATE_TIMES, step);
        times.add(instant("2026-11-21T09:30:15.5Z"), INSTANTS, step);
        times.add(offsetDateTime("2026-11-21T09:30:15+01:30"), OFFSET_DATE_TIMES, step);
        times.add(offsetTime("09:30:15+01:00"), "09:30Z 09:30+19:00 09:30:15 24:00Z 09:30:60Z 09:30+01:00:30", step);
        times.add(zonedDateTime("2026-11-21T09:30:15+01:00[Europe/Paris]"), ZONED, step);
        times.add(year("2026"), "0000 9999 10000 +10000 -0001 26 5 +2026 +999999999 +1000000000 2026-", step);
        times.add(yearMonth("2026-11"), "2026-13 2026-00 2026-1 +10000-01 10000-01 202611 2026-11-01", step);
        times.add(monthDay("--02-29"), "--02-30 --13-01 --00-01 02-29 -02-29 --2-29 --04-31 --12-31 --1-1", step);
        times.add(duration("P2DT3H4M5.678S"), DURATIONS, step);
        times.add(period("P1Y2M3D"), PERIODS, step);
        times.add(zone("America/New_York"), ZONES, step);
        times.add(offset("-05:30"), OFFSETS, step);
        return new Suite(
                "times",
                "Texts of the types of java.time, as members: days that do not exist, 24:00, the 60th second, offsets and"
                        + " years at their limits, digits of other scripts, and changes of each character, of which the"
                        + " types' own parse says whether they are right.",
                times.cases.made());
    }

    /** A type with a valid string, and the function that parses its strings. */
    private record Texts<T>(Subject<?> subject, String text, Function<String, T> parse) {}

    private static Texts<LocalDate> date(String text) {
        return texts(Times.OfLocalDate.class, held -> held.value, text, LocalDate::parse);
    }

    private static Texts<LocalTime> time(String text) {
        return texts(Times.OfLocalTime.class, held -> held.value, text, LocalTime::parse);
    }

    private static Texts<LocalDateTime> dateTime(String text) {
        return texts(Times.OfLocalDateTime.class, held -> held.value, text, LocalDateTime::parse);
    }

    private static Texts<Instant> instant(String text) {
        return texts(Times.OfInstant.class, held -> held.value, text, Instant::parse);
    }

    /** Compares instants: libraries may move the offset. */
    private static Texts<Instant> offsetDateTime(String text) {
        return texts(
                Times.OfOffsetDateTime.class,
                held -> held.value == null ? null : held.value.toInstant(),
                text,
                read -> OffsetDateTime.parse(read).toInstant());
    }

    private static Texts<OffsetTime> offsetTime(String text) {
        return texts(Times.OfOffsetTime.class, held -> held.value, text, OffsetTime::parse);
    }

    /** Compares instants: libraries may move the zone. */
    private static Texts<Instant> zonedDateTime(String text) {
        return texts(
                Times.OfZonedDateTime.class,
                held -> held.value == null ? null : held.value.toInstant(),
                text,
                read -> ZonedDateTime.parse(read).toInstant());
    }

    private static Texts<Year> year(String text) {
        return texts(Times.OfYear.class, held -> held.value, text, Year::parse);
    }

    private static Texts<YearMonth> yearMonth(String text) {
        return texts(Times.OfYearMonth.class, held -> held.value, text, YearMonth::parse);
    }

    private static Texts<MonthDay> monthDay(String text) {
        return texts(Times.OfMonthDay.class, held -> held.value, text, MonthDay::parse);
    }

    private static Texts<Duration> duration(String text) {
        return texts(Times.OfDuration.class, held -> held.value, text, Duration::parse);
    }

    private static Texts<Period> period(String text) {
        return texts(Times.OfPeriod.class, held -> held.value, text, Period::parse);
    }

    private static Texts<ZoneId> zone(String text) {
        return texts(Times.OfZoneId.class, held -> held.value, text, ZoneId::of);
    }

    private static Texts<ZoneOffset> offset(String text) {
        return texts(Times.OfZoneOffset.class, held -> held.value, text, ZoneOffset::of);
    }

    private static <H, T> Texts<T> texts(Class<H> type, Function<H, T> value, String text, Function<String, T> parse) {
        String example = "{\"value\":\"" + text + "\"}";
        return new Texts<>(Subject.of(type, value, example, parse.apply(text)), text, parse);
    }

    private void add(Texts<?> texts, String traps, int step) {
        Table<?> table = Table.ofValues(cases, texts.subject());
        add(table, texts, texts.text());
        for (String trap : traps.split(" ")) {
            add(table, texts, trap);
        }
        List<String> changed = ChangedText.of(texts.text());
        for (int i = 0; i < changed.size(); i += step) {
            add(table, texts, changed.get(i));
        }
        addForms(table, texts);
    }

    /** Adds a string, which is valid if the type's parser accepts it. */
    private static void add(Table<?> table, Texts<?> texts, String text) {
        String json = ChangedText.json(text);
        Optional<?> value = value(texts, text);
        if (value.isEmpty() ? CONVERTED.matcher(text).matches() : isLenient(texts, text)) {
            table.strict(json);
        } else if (value.isPresent()) {
            table.right(json, value.get());
        } else if (isWithHoursOnly(texts, text)) {
            table.own(json, value(texts, text + ":00").orElseThrow());
        } else {
            table.wrong(json);
        }
    }

    private static boolean isLenient(Texts<?> texts, String text) {
        return LENIENCIES.matcher(text).matches()
                || texts.subject().type() == Times.OfYear.class
                        && !ISO_YEAR.matcher(text).matches();
    }

    private static boolean isWithHoursOnly(Texts<?> texts, String text) {
        return texts.subject().type() == Times.OfOffsetTime.class
                && HOURS_OF_OFFSET.matcher(text).matches()
                && value(texts, text + ":00").isPresent();
    }

    private static Optional<?> value(Texts<?> texts, String text) {
        try {
            return Optional.of(texts.parse().apply(text));
        } catch (DateTimeException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** Adds the string with escapes, which changes nothing, and values that are not strings. */
    private static void addForms(Table<?> table, Texts<?> texts) {
        Object value = texts.parse().apply(texts.text());
        table.right(ChangedText.escaped(texts.text()), value);
        table.strict(
                "20261121",
                "1795253400.5",
                "[2026,11,21]",
                "true",
                "{}",
                "[]",
                "\"" + texts.text() + "\",\"value\":null");
        table.wrong("\"" + texts.text(), "\"" + texts.text() + "\\\"", texts.text());
    }
}
