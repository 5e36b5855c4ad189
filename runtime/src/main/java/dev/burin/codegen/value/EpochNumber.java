package dev.burin.codegen.value;

import dev.burin.JsonErrorCode;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Instants as the number of whole seconds or milliseconds since 1970-01-01T00:00:00Z, negative before.
 *
 * @param <T> the type
 */
@SuppressWarnings("JavaUtilDate") // one of the types
public final class EpochNumber<T> {
    private static final String EXPECTED = "the time of an instant as a number";

    private final Unit unit;
    private final Function<T, Instant> toInstant;
    private final Function<Instant, T> fromInstant;

    /** What is counted. */
    public enum Unit {
        /** Seconds. */
        SECONDS,
        /** Milliseconds. */
        MILLIS
    }

    private EpochNumber(Unit unit, Function<T, Instant> toInstant, Function<Instant, T> fromInstant) {
        this.unit = unit;
        this.toInstant = toInstant;
        this.fromInstant = fromInstant;
    }

    /** Returns the form of instants. */
    public static EpochNumber<Instant> instant(Unit unit) {
        return new EpochNumber<>(unit, value -> value, instant -> instant);
    }

    /** Returns the form of dates and times with offsets, which are read in a zone, without one in UTC. */
    public static EpochNumber<OffsetDateTime> offsetDateTime(Unit unit, @Nullable String zone) {
        ZoneId known = zoneOrUtc(zone);
        return new EpochNumber<>(unit, OffsetDateTime::toInstant, instant -> OffsetDateTime.ofInstant(instant, known));
    }

    /** Returns the form of dates and times with zones, which are read in a zone, without one in UTC. */
    public static EpochNumber<ZonedDateTime> zonedDateTime(Unit unit, @Nullable String zone) {
        ZoneId known = zoneOrUtc(zone);
        return new EpochNumber<>(unit, ZonedDateTime::toInstant, instant -> ZonedDateTime.ofInstant(instant, known));
    }

    /** Returns the form of {@code Date}s. */
    public static EpochNumber<Date> date(Unit unit) {
        return new EpochNumber<>(unit, value -> Instant.ofEpochMilli(value.getTime()), EpochNumber::toDate);
    }

    /** Returns the form of {@code Calendar}s, which are read in a zone, without one in UTC. */
    public static EpochNumber<Calendar> calendar(Unit unit, @Nullable String zone) {
        ZoneId known = zoneOrUtc(zone);
        return new EpochNumber<>(
                unit, value -> Instant.ofEpochMilli(value.getTimeInMillis()), instant -> toCalendar(instant, known));
    }

    static ZoneId zoneOrUtc(@Nullable String zone) {
        return zone == null ? ZoneOffset.UTC : ZoneId.of(zone);
    }

    static Date toDate(Instant instant) {
        return new Date(instant.toEpochMilli());
    }

    static Calendar toCalendar(Instant instant, ZoneId zone) {
        String id = zone.equals(ZoneOffset.UTC) ? "UTC" : zone.getId();
        GregorianCalendar value = new GregorianCalendar(
                zone instanceof ZoneOffset && !id.equals("UTC")
                        ? TimeZone.getTimeZone("GMT" + id)
                        : TimeZone.getTimeZone(id),
                Locale.ROOT);
        value.setTimeInMillis(instant.toEpochMilli());
        return value;
    }

    /**
     * Stores the number of a value, or {@code null}; reserves for itself.
     *
     * @throws dev.burin.JsonException if it does not fit into a {@code long}
     */
    public int put(JsonWriter out, int at, @Nullable T value) {
        out.reserve(at, SizeBounds.LONG);
        return value == null ? out.putNull(at) : out.putLong(at, number(out, at, toInstant.apply(value)));
    }

    private long number(JsonWriter out, int at, Instant instant) {
        try {
            return unit == Unit.SECONDS ? instant.getEpochSecond() : instant.toEpochMilli();
        } catch (ArithmeticException e) {
            throw out.error(JsonErrorCode.NOT_REPRESENTABLE, "The instant is too far away for milliseconds", at);
        }
    }

    /**
     * Reads a value from a number.
     *
     * @throws dev.burin.JsonMismatchException if it is no integer, or there is no such instant
     */
    public T read(JsonReader in) {
        long number = in.readLong();
        try {
            return fromInstant.apply(
                    unit == Unit.SECONDS ? Instant.ofEpochSecond(number) : Instant.ofEpochMilli(number));
        } catch (DateTimeException | ArithmeticException e) {
            throw in.mismatch(EXPECTED);
        }
    }
}
