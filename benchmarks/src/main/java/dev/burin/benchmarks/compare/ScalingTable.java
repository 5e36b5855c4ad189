package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Lays out the results of several threads: the time of a call, and their total throughput relative to one thread.
 *
 * @param one the results of one thread
 * @param many the results of {@code options.threads()} threads
 */
record ScalingTable(ComparisonOptions options, Results one, Results many) {

    @Override
    public String toString() {
        List<Library> libraries = options.libraries();
        StringBuilder table = new StringBuilder();
        table.append(Cells.line(options.threads() + " threads", libraries, Library::title))
                .append('\n');
        for (Row row : options.rows()) {
            table.append(Cells.line(row.toString(), libraries, library -> cell(row, library)))
                    .append('\n');
        }
        table.append(Cells.line(
                        "geometric mean of the gains",
                        libraries,
                        library -> Cells.mean(options.rows(), row -> gain(row, library))))
                .append('\n');
        return table.toString();
    }

    private String cell(Row row, Library library) {
        OptionalDouble time = many.best(row, library);
        return time.isEmpty()
                ? many.missing(row, library)
                : Cells.time(time.getAsDouble()) + " " + Cells.ratio(gain(row, library));
    }

    private OptionalDouble gain(Row row, Library library) {
        OptionalDouble alone = one.best(row, library);
        OptionalDouble together = many.best(row, library);
        return alone.isPresent() && together.isPresent()
                ? OptionalDouble.of(options.threads() * alone.getAsDouble() / together.getAsDouble())
                : OptionalDouble.empty();
    }
}
