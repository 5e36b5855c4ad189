package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.data.Scenario;
import java.util.Arrays;
import java.util.List;

/** One row of the table: a scenario in one direction. */
record Row(Scenario scenario, Operation operation) {

    /** Returns all rows, in the order of the scenarios. */
    static List<Row> all() {
        return Arrays.stream(Scenario.values())
                .flatMap(scenario -> Arrays.stream(Operation.values())
                        .filter(operation -> operation.isMeasuredFor(scenario))
                        .map(operation -> new Row(scenario, operation)))
                .toList();
    }

    /** Returns what {@code --only} is matched against, such as {@code INTS_10.decode}. */
    @Override
    public String toString() {
        return scenario + "." + operation.method();
    }
}
