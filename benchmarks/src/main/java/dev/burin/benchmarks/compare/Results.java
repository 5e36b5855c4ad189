package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/** The best time of each library in each row, in nanoseconds. */
final class Results {
    private final Map<Row, Map<Library, Double>> best = new LinkedHashMap<>();

    /** Keeps the time if it is the best so far. */
    void add(Row row, Library library, double nanoseconds) {
        best.computeIfAbsent(row, key -> new EnumMap<>(Library.class)).merge(library, nanoseconds, Math::min);
    }

    /** Returns the best time; empty if the library failed at this row. */
    OptionalDouble best(Row row, Library library) {
        Double time = best.getOrDefault(row, Map.of()).get(library);
        return time == null ? OptionalDouble.empty() : OptionalDouble.of(time);
    }

    /** Returns how many times as long as the base library this one takes. */
    OptionalDouble ratio(Row row, Library library, Library base) {
        OptionalDouble time = best(row, library);
        OptionalDouble baseTime = best(row, base);
        return time.isPresent() && baseTime.isPresent()
                ? OptionalDouble.of(time.getAsDouble() / baseTime.getAsDouble())
                : OptionalDouble.empty();
    }
}
