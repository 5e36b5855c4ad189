package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Lays out the results: a table for each direction, with a row for each scenario, a column for each library, and one for the
 * fastest JSON library of the row other than Burin.
 */
final class ResultTable {
    private static final int BEST_WIDTH = 24;

    private final List<Row> rows;
    private final List<Library> libraries;
    private final List<Library> rivals;
    private final Results results;

    ResultTable(ComparisonOptions options, Results results) {
        this.rows = options.rows();
        this.libraries = options.libraries();
        this.results = results;
        this.rivals = libraries.contains(Library.BURIN)
                ? libraries.stream().filter(Library::isRival).toList()
                : List.of();
    }

    @Override
    public String toString() {
        StringBuilder table = new StringBuilder();
        for (Operation operation : Operation.values()) {
            List<Row> part =
                    rows.stream().filter(row -> row.operation() == operation).toList();
            if (!part.isEmpty()) {
                append(table, operation, part);
            }
        }
        return table.append(failures()).toString();
    }

    /** Returns the rows in which Burin misses its target, as Markdown. */
    String board() {
        return new Board(results, rows, rivals).toString();
    }

    private void append(StringBuilder table, Operation operation, List<Row> part) {
        table.append(line(operation.method(), Library::title, "Burin / best JSON"));
        for (Row row : part) {
            table.append(line(row.scenario().title(), library -> cell(row, library), bestCell(row)));
        }
        Library base = libraries.get(0);
        table.append(line(
                "geometric mean of the ratios",
                library -> Cells.mean(part, row -> results.ratio(row, library, base)),
                Cells.mean(part, this::ratioToBest)));
        List<Row> article = part.stream()
                .filter(row -> Scenario.ARTICLE.contains(row.scenario()))
                .toList();
        if (libraries.contains(Library.PROTOBUF) && !article.isEmpty()) {
            table.append(line(
                    "the article's " + article.size() + " rows, to Protobuf",
                    library -> Cells.mean(article, row -> results.ratio(row, library, Library.PROTOBUF)),
                    "best " + Cells.mean(article, this::ratioOfBestToProtobuf).trim()));
        }
        if (libraries.contains(Library.BURIN)) {
            table.append(new Targets(results, rows, rivals).of(operation));
        }
        table.append('\n');
    }

    private String line(String title, Function<Library, String> cells, String best) {
        String last = rivals.isEmpty() ? "" : String.format("%" + BEST_WIDTH + "s", best);
        return Cells.line(title, libraries, cells) + last + "\n";
    }

    private String cell(Row row, Library library) {
        OptionalDouble best = results.best(row, library);
        return best.isEmpty()
                ? results.missing(row, library)
                : Cells.time(best.getAsDouble()) + " " + Cells.ratio(results.ratio(row, library, libraries.get(0)));
    }

    private String bestCell(Row row) {
        Optional<Library> best = results.fastest(row, rivals);
        return best.map(library -> library.title() + " " + Cells.ratio(ratioToBest(row)))
                .orElse("-");
    }

    private OptionalDouble ratioToBest(Row row) {
        return results.ratioToFastest(row, Library.BURIN, rivals);
    }

    private OptionalDouble ratioOfBestToProtobuf(Row row) {
        return results.fastest(row, rivals)
                .map(best -> results.ratio(row, best, Library.PROTOBUF))
                .orElse(OptionalDouble.empty());
    }

    private String failures() {
        List<String> lines = new ArrayList<>();
        for (Library library : libraries) {
            rows.stream().flatMap(row -> failure(row, library)).forEach(lines::add);
        }
        return lines.isEmpty()
                ? ""
                : "Fails, and why; a star marks a mean without these rows:\n" + String.join("\n", lines) + "\n";
    }

    private Stream<String> failure(Row row, Library library) {
        return results
                .failure(row, library)
                .map(reason -> String.format("  %-16s %-28s %s", library.title(), row, reason))
                .stream();
    }
}
