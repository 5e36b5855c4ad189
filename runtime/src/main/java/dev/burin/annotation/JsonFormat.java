package dev.burin.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Chooses the JSON form of times and numbers: of the member, and of what it holds if it is a container or an {@code Optional}.
 *
 * <pre>{@code
 * record Invoice(
 *         @JsonFormat(pattern = "dd.MM.yyyy") LocalDate due,                      // "24.12.2026"
 *         @JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS) Instant paid,        // 1798070400000
 *         @JsonFormat(shape = JsonFormat.Shape.STRING) long number) {}            // "17"
 * }</pre>
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface JsonFormat {

    /** Whether it is a string or a number. */
    Shape shape() default Shape.NATURAL;

    /**
     * A pattern of {@link java.time.format.DateTimeFormatter}, for dates and times; checked when the codec is generated.
     *
     * <p>Names of months and days are those of {@link java.util.Locale#ROOT}, on every machine. Dates that do not exist are
     * rejected. Without an era, {@code G}, years are counted as ISO 8601 does, so {@code yyyy} is {@code uuuu}.
     */
    String pattern() default "";

    /**
     * The time zone in which a pattern shows instants, and in which {@code OffsetDateTime} and {@code ZonedDateTime} are read
     * from strings without one and from numbers: {@code Europe/Zurich}, {@code +01:00}. Without it, instants are shown in UTC,
     * and a pattern for {@code OffsetDateTime} or {@code ZonedDateTime} must have a zone.
     */
    String timezone() default "";

    /** Strings, numbers and epoch times. */
    enum Shape {
        /** The usual form for the type. */
        NATURAL,
        /** A number as a string, {@code "17"}, and read only as such; times are strings anyway. */
        STRING,
        /** A {@code Date} or {@code Calendar} as milliseconds since 1970; numbers are numbers anyway. */
        NUMBER,
        /** Whole seconds from 1970-01-01T00:00:00Z to an instant: the fraction is dropped when writing. */
        EPOCH_SECONDS,
        /** Whole milliseconds from 1970-01-01T00:00:00Z to an instant: the fraction is dropped when writing. */
        EPOCH_MILLIS
    }
}
