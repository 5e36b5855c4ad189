package dev.burin.processor.bind;

import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;

/** {@code java.time} and {@code java.util.Date}: ISO-8601 texts. */
final class TimeBinder implements Binder {
    private static final Map<String, Binding> BINDINGS = Map.of(
            "java.time.LocalDate", time("readLocalDate"),
            "java.time.LocalTime", time("readLocalTime"),
            "java.time.LocalDateTime", time("readLocalDateTime"),
            "java.time.Instant", time("readInstant"),
            "java.time.OffsetDateTime", time("readOffsetDateTime"),
            "java.time.ZonedDateTime", time("readZonedDateTime"),
            "java.time.Duration", time("readDuration"),
            "java.util.Date", time("readDate"));

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return Optional.ofNullable(BINDINGS.get(type.erasedName()));
    }

    /** Unbounded: years have up to ten digits and zones any name, so {@code put} reserves what the value needs. */
    private static Binding time(String get) {
        return LeafBinding.helped(RuntimeNames.TIMES, "put", get, SizeBound.UNBOUNDED);
    }
}
