package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the compared libraries cannot do; everything else they must. */
final class KnownFailures {
    private static final Set<Operation> DECODING = Set.of(Operation.DECODE);
    private static final Set<Operation> ENCODING = Set.of(Operation.ENCODE);
    private static final Set<Operation> BOTH = Set.of(Operation.DECODE, Operation.ENCODE);

    private static final List<Failure> ALL = List.of();

    private KnownFailures() {}

    /** Returns why the library fails; empty if it must not. */
    static Optional<String> reason(Library library, Scenario scenario, Operation operation) {
        return ALL.stream()
                .filter(failure -> failure.library() == library
                        && failure.scenarios().contains(scenario)
                        && failure.operations().contains(operation))
                .map(Failure::reason)
                .findFirst();
    }

    /** Scenarios that a library fails at for one reason. */
    private record Failure(Library library, Set<Operation> operations, String reason, List<Scenario> scenarios) {
        Failure(Library library, Set<Operation> operations, String reason, Scenario... scenarios) {
            this(library, operations, reason, List.of(scenarios));
        }
    }
}
