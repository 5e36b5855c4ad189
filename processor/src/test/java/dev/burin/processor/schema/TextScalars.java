package dev.burin.processor.schema;

import java.net.URI;
import java.nio.charset.Charset;
import java.time.Duration;
import java.time.Instant;
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
import java.time.format.DateTimeFormatter;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.stream.Stream;

/** Types whose JSON is a string that the JDK formats and parses. */
final class TextScalars {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSxxx", Locale.ROOT);

    /** The types that have the same string in Jackson. */
    static final List<Kind> SHARED = List.of(
            text(LocalTime.class, TextScalars::time, LocalTime::parse, DateTimeFormatter.ISO_LOCAL_TIME::format),
            text(
                    LocalDateTime.class,
                    TextScalars::dateTime,
                    LocalDateTime::parse,
                    DateTimeFormatter.ISO_LOCAL_DATE_TIME::format),
            text(
                    Instant.class,
                    random -> dateTime(random).toInstant(ZoneOffset.UTC),
                    Instant::parse,
                    Instant::toString),
            text(
                    Year.class,
                    random -> Year.of(1000 + random.nextInt(9000)),
                    Year::parse,
                    DateTimeFormatter.ofPattern("uuuu")::format),
            text(
                    YearMonth.class,
                    random -> YearMonth.from(dateTime(random)),
                    YearMonth::parse,
                    DateTimeFormatter.ofPattern("uuuu-MM")::format),
            text(MonthDay.class, random -> MonthDay.from(dateTime(random)), MonthDay::parse, MonthDay::toString),
            text(
                    Duration.class,
                    random ->
                            Duration.ofSeconds(random.nextInt() >> random.nextInt(32), random.nextInt(3) * 1_000_001L),
                    Duration::parse,
                    Duration::toString),
            text(
                    Period.class,
                    random -> Period.of(random.nextInt(3) - 1, random.nextInt(30) - 9, random.nextInt(99) - 9),
                    Period::parse,
                    Period::toString),
            text(ZoneOffset.class, TextScalars::offset, ZoneOffset::of, ZoneOffset::getId),
            text(ZoneId.class, TextScalars::zone, ZoneId::of, ZoneId::getId),
            text(
                    URI.class,
                    random -> URI.create("https://example.org/%C3%A9?q=" + random.nextInt(99)),
                    URI::create,
                    URI::toString),
            text(
                    Currency.class,
                    random -> Currency.getInstance(random.nextBoolean() ? "CHF" : "EUR"),
                    Currency::getInstance,
                    Currency::getCurrencyCode),
            text(
                    Charset.class,
                    random -> Charset.forName(random.nextBoolean() ? "UTF-8" : "ISO-8859-1"),
                    Charset::forName,
                    Charset::name),
            text(
                    Date.class,
                    random -> new Date(random.nextInt() * 1_001L),
                    TextScalars::date,
                    date -> DATE.format(date.toInstant().atOffset(ZoneOffset.UTC))));

    /** The types that Jackson supports only in part, or differently. */
    private static final List<Kind> OWN = List.of(
            text(
                    OffsetTime.class,
                    random -> time(random).atOffset(offset(random)),
                    OffsetTime::parse,
                    DateTimeFormatter.ISO_OFFSET_TIME::format),
            text(
                    OffsetDateTime.class,
                    random -> dateTime(random).atOffset(offset(random)),
                    OffsetDateTime::parse,
                    DateTimeFormatter.ISO_OFFSET_DATE_TIME::format),
            text(
                    ZonedDateTime.class,
                    random -> dateTime(random).atZone(zone(random)),
                    ZonedDateTime::parse,
                    DateTimeFormatter.ISO_ZONED_DATE_TIME::format),
            text(
                    Locale.class,
                    random -> Locale.forLanguageTag(random.nextBoolean() ? "de-CH" : "zh-Hant-TW"),
                    tag -> new Locale.Builder().setLanguageTag(tag).build(),
                    Locale::toLanguageTag),
            text(TimeZone.class, random -> TimeZone.getTimeZone(zone(random)), TextScalars::timeZone, TimeZone::getID));

    /** All of them. */
    static final List<Kind> ALL = Stream.concat(SHARED.stream(), OWN.stream()).toList();

    private TextScalars() {}

    /** Returns a type whose JSON is a string; {@code parse} throws any exception if a string does not represent a value. */
    static <T> Kind text(
            Class<T> type,
            Function<Random, ? extends T> random,
            Function<String, ? extends T> parse,
            Function<? super T, String> toText) {
        return new TextScalar<>(type, random, parse, toText);
    }

    /**
     * One of the types.
     *
     * @param parse throws any exception if the string does not represent a value
     * @param toText returns the only string that is written
     */
    private record TextScalar<T>(
            Class<T> type,
            Function<Random, ? extends T> random,
            Function<String, ? extends T> parse,
            Function<? super T, String> toText)
            implements Kind {
        @Override
        public String java() {
            return type.getCanonicalName();
        }

        @Override
        public void document(JsonText out) {
            if (out.oneIn(8)) {
                out.raw("null");
            } else {
                out.string(toText.apply(random.apply(out.random())));
            }
        }

        @Override
        public Object read(Object tree) {
            if (tree == null) {
                return null;
            }
            T value;
            try {
                value = parse.apply((String) tree);
            } catch (Unjudged open) {
                throw open;
            } catch (RuntimeException none) {
                throw new Refused();
            }
            if (!toText.apply(value).equals(tree)) {
                throw new Unjudged(); // other spellings have their own tests
            }
            return value;
        }

        @Override
        public Object tree(Object value, View view) {
            return value == null ? null : toText.apply(type.cast(value));
        }
    }

    private static LocalTime time(Random random) {
        LocalTime time = LocalTime.ofSecondOfDay(random.nextInt(86_400));
        return random.nextBoolean() ? time : time.withNano(random.nextInt(1_000_000_000));
    }

    private static LocalDateTime dateTime(Random random) {
        return LocalDateTime.ofEpochSecond(random.nextInt(), random.nextInt(4) * 123_000_000, ZoneOffset.UTC);
    }

    private static ZoneOffset offset(Random random) {
        return random.nextBoolean() ? ZoneOffset.UTC : ZoneOffset.ofTotalSeconds((random.nextInt(72) - 36) * 900);
    }

    private static ZoneId zone(Random random) {
        return ZoneId.of(random.nextBoolean() ? "Europe/Zurich" : "America/St_Johns");
    }

    /** Also reads the form of older versions of Jackson, whose offsets have no colon. */
    private static Date date(String text) {
        String withColon = text.replaceFirst("([+-]\\d\\d)(\\d\\d)$", "$1:$2");
        return Date.from(OffsetDateTime.parse(withColon).toInstant());
    }

    private static TimeZone timeZone(String id) {
        TimeZone zone = TimeZone.getTimeZone(id);
        if (!zone.getID().equals(id)) {
            throw new IllegalArgumentException(id);
        }
        return zone;
    }
}
