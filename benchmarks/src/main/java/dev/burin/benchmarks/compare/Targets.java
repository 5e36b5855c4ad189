package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * The targets of Burin and how far it meets them: in every row 1.25 times as fast as the fastest other JSON library, and over
 * the article's rows as fast as Protobuf in decoding and not much slower in encoding.
 *
 * @param results of all libraries that were compared
 * @param rows the rows that were compared
 * @param rivals the other JSON libraries
 */
record Targets(Results results, List<Row> rows, Collection<Library> rivals) {
    /** The target for Burin's time divided by that of the fastest other JSON library: at most this. */
    static final double OF_BEST_JSON = 0.80;

    private static final Map<Operation, Double> OF_PROTOBUF = Map.of(Operation.DECODE, 1.0, Operation.ENCODE, 1.8);

    /** Returns the lines of one direction; empty if the libraries to compare with were not measured. */
    String of(Operation operation) {
        List<Row> part =
                rows.stream().filter(row -> row.operation() == operation).toList();
        return bestJson(operation, part) + protobuf(operation, part);
    }

    private String bestJson(Operation operation, List<Row> part) {
        List<Row> compared =
                part.stream().filter(row -> ratioToBest(row).isPresent()).toList();
        List<Row> missed = compared.stream()
                .filter(row -> ratioToBest(row).getAsDouble() > OF_BEST_JSON)
                .toList();
        if (compared.isEmpty()) {
            return "";
        }
        String list = missed.stream()
                .map(row -> row.scenario() + Cells.ratio(ratioToBest(row)).replaceFirst(" +", " "))
                .collect(Collectors.joining(", ", missed.isEmpty() ? "" : "; not in ", ""));
        return String.format(
                Locale.ROOT,
                "target, %s: at most %.2f of the best JSON library; in %d of %d rows%s%n",
                operation.method(),
                OF_BEST_JSON,
                compared.size() - missed.size(),
                compared.size(),
                list);
    }

    private String protobuf(Operation operation, List<Row> part) {
        List<Double> ratios = part.stream()
                .filter(row -> Scenario.ARTICLE.contains(row.scenario()))
                .map(row -> results.ratio(row, Library.BURIN, Library.PROTOBUF))
                .flatMapToDouble(OptionalDouble::stream)
                .boxed()
                .toList();
        return Cells.mean(ratios).isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        "target, %s: at most %.2f of Protobuf in the mean of the article's rows; %.2f over %d rows%n",
                        operation.method(),
                        OF_PROTOBUF.get(operation),
                        Cells.mean(ratios).getAsDouble(),
                        ratios.size());
    }

    private OptionalDouble ratioToBest(Row row) {
        return results.ratioToFastest(row, Library.BURIN, rivals);
    }
}
