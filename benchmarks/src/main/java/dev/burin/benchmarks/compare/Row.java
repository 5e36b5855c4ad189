package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.scenario.Benchmarks;
import dev.burin.benchmarks.scenario.CodecBenchmark;
import java.util.Arrays;
import java.util.List;

/** One row of the table: a scenario in one direction. */
public record Row(Scenario scenario, Operation operation) {

    /** Returns all rows, in the order of the scenarios. */
    public static List<Row> all() {
        return Arrays.stream(Scenario.values())
                .flatMap(scenario -> Arrays.stream(Operation.values()).map(operation -> new Row(scenario, operation)))
                .filter(Row::isMeasured)
                .toList();
    }

    private boolean isMeasured() {
        return operation == Operation.DECODE || CodecBenchmark.class.isAssignableFrom(Benchmarks.of(scenario));
    }

    /** Returns the string that {@code --only} is matched against, such as {@code INTS_10.decode}. */
    @Override
    public String toString() {
        return scenario + "." + operation.method();
    }
}
