package dev.burin.benchmarks.model.trust;

import dev.burin.annotation.JsonCodec;
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

/** A member of each type of {@code java.time}, each in a separate class, because few libraries support all of them. */
public final class Times {
    private Times() {}

    /** {@link LocalDate} */
    @JsonCodec
    public static final class OfLocalDate {
        public LocalDate value;
    }

    /** {@link LocalTime} */
    @JsonCodec
    public static final class OfLocalTime {
        public LocalTime value;
    }

    /** {@link LocalDateTime} */
    @JsonCodec
    public static final class OfLocalDateTime {
        public LocalDateTime value;
    }

    /** {@link Instant} */
    @JsonCodec
    public static final class OfInstant {
        public Instant value;
    }

    /** {@link OffsetDateTime} */
    @JsonCodec
    public static final class OfOffsetDateTime {
        public OffsetDateTime value;
    }

    /** {@link OffsetTime} */
    @JsonCodec
    public static final class OfOffsetTime {
        public OffsetTime value;
    }

    /** {@link ZonedDateTime} */
    @JsonCodec
    public static final class OfZonedDateTime {
        public ZonedDateTime value;
    }

    /** {@link Year} */
    @JsonCodec
    public static final class OfYear {
        public Year value;
    }

    /** {@link YearMonth} */
    @JsonCodec
    public static final class OfYearMonth {
        public YearMonth value;
    }

    /** {@link MonthDay} */
    @JsonCodec
    public static final class OfMonthDay {
        public MonthDay value;
    }

    /** {@link Duration} */
    @JsonCodec
    public static final class OfDuration {
        public Duration value;
    }

    /** {@link Period} */
    @JsonCodec
    public static final class OfPeriod {
        public Period value;
    }

    /** {@link ZoneId} */
    @JsonCodec
    public static final class OfZoneId {
        public ZoneId value;
    }

    /** {@link ZoneOffset} */
    @JsonCodec
    public static final class OfZoneOffset {
        public ZoneOffset value;
    }
}
