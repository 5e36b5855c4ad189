package dev.burin.processor.bind;

import static java.util.Map.entry;

import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;

/** {@code java.time}, {@code java.util.Date}, {@code Calendar} and {@code java.sql}: ISO 8601 strings. */
final class TimeBinder implements Binder {
    private static final Map<String, Binding> BINDINGS = Map.ofEntries(
            entry("java.time.LocalDate", time("readLocalDate")),
            entry("java.time.LocalTime", time("readLocalTime")),
            entry("java.time.LocalDateTime", time("readLocalDateTime")),
            entry("java.time.Instant", time("readInstant")),
            entry("java.time.OffsetDateTime", time("readOffsetDateTime")),
            entry("java.time.OffsetTime", time("readOffsetTime")),
            entry("java.time.ZonedDateTime", time("readZonedDateTime")),
            entry("java.time.ZoneOffset", time("readZoneOffset")),
            entry("java.time.Year", time("readYear")),
            entry("java.time.YearMonth", time("readYearMonth")),
            entry("java.time.MonthDay", time("readMonthDay")),
            entry("java.time.Duration", time("readDuration")),
            entry("java.util.Date", time("readDate")),
            entry("java.util.Calendar", time("readCalendar")),
            entry("java.util.GregorianCalendar", time("readCalendar")),
            entry("java.sql.Date", sql("readDate")),
            entry("java.sql.Time", sql("readTime")),
            entry("java.sql.Timestamp", sql("readTimestamp")));

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return Optional.ofNullable(BINDINGS.get(type.erasedName()));
    }

    /** Unbounded: years have up to ten digits and zones any name, so {@code put} reserves what the value needs. */
    private static Binding time(String get) {
        return LeafBinding.helped(RuntimeNames.TIMES, "put", get, SizeBound.UNBOUNDED);
    }

    private static Binding sql(String get) {
        return LeafBinding.helped(RuntimeNames.SQL_TIMES, "put", get, SizeBound.UNBOUNDED);
    }
}
