package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The best time of each library in each row, in nanoseconds, or why it has none. */
public final class Results {
    /** Smaller ratios can be reversed if all forks of one library run in slow minutes of a shared machine. */
    private static final double CLOSE = 1.5;

    private final Map<Row, Map<Library, Double>> best = new LinkedHashMap<>();
    private final Map<Row, Map<Library, String>> failures = new LinkedHashMap<>();

    /** Records the time if it is the best so far. */
    public void add(Row row, Library library, double nanoseconds) {
        best.computeIfAbsent(row, key -> new EnumMap<>(Library.class)).merge(library, nanoseconds, Math::min);
    }

    /** Records why the library has no time in this row. */
    void fail(Row row, Library library, String reason) {
        failures.computeIfAbsent(row, key -> new EnumMap<>(Library.class)).put(library, reason);
    }

    /** Returns the best time; empty if the library failed in this row. */
    OptionalDouble best(Row row, Library library) {
        Double time = best.getOrDefault(row, Map.of()).get(library);
        return time == null ? OptionalDouble.empty() : OptionalDouble.of(time);
    }

    /** Returns why the library has no time; empty if it has one. */
    Optional<String> failure(Row row, Library library) {
        return Optional.ofNullable(failures.getOrDefault(row, Map.of()).get(library));
    }

    /** Returns the text shown in place of a missing time. */
    String missing(Row row, Library library) {
        return failure(row, library).isPresent() ? "fails" : "-";
    }

    /** Returns the library that is fastest in this row; empty if none of them has a time. */
    Optional<Library> fastest(Row row, Collection<Library> libraries) {
        return libraries.stream()
                .filter(library -> best(row, library).isPresent())
                .min(Comparator.comparingDouble(library -> best(row, library).getAsDouble()));
    }

    /**
     * Returns the fastest JSON library of the row and those so close to it that chance would decide which comes first, plus
     * Burin and Protobuf, to which the means relate; empty if no other library is close.
     */
    public List<Library> contenders(Row row, List<Library> libraries) {
        List<Library> contenders =
                libraries.stream().filter(Library::isContender).toList();
        List<Library> close = libraries.stream()
                .filter(Library::isJson)
                .filter(library -> ratioToFastest(row, library, contenders).orElse(CLOSE) < CLOSE)
                .toList();
        long makers = close.stream()
                .map(library -> library == Library.OPENED ? Library.BURIN : library)
                .distinct()
                .count();
        return makers > 1
                ? libraries.stream()
                        .filter(library ->
                                library == Library.PROTOBUF || library == Library.BURIN || close.contains(library))
                        .toList()
                : List.of();
    }

    /** Returns the time of this library divided by that of the fastest of the others. */
    OptionalDouble ratioToFastest(Row row, Library library, Collection<Library> others) {
        return fastest(row, others).map(best -> ratio(row, library, best)).orElse(OptionalDouble.empty());
    }

    /** Returns the time of this library divided by that of the base library. */
    OptionalDouble ratio(Row row, Library library, Library base) {
        OptionalDouble time = best(row, library);
        OptionalDouble baseTime = best(row, base);
        return time.isPresent() && baseTime.isPresent()
                ? OptionalDouble.of(time.getAsDouble() / baseTime.getAsDouble())
                : OptionalDouble.empty();
    }
}
