package dev.burin.benchmarks.allocation;

import static dev.burin.benchmarks.data.Scenario.CANADA;
import static dev.burin.benchmarks.data.Scenario.CITM_CATALOG;
import static dev.burin.benchmarks.data.Scenario.EVENT_PAYLOAD;
import static dev.burin.benchmarks.data.Scenario.MIME_DB;
import static dev.burin.benchmarks.data.Scenario.PERSON_COMPLEX;
import static dev.burin.benchmarks.data.Scenario.PERSON_MEDIUM;
import static dev.burin.benchmarks.data.Scenario.TEXT_CHINESE;
import static dev.burin.benchmarks.data.Scenario.TWITTER;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Operation;
import java.util.List;

/**
 * The rows that allocate more than their result: at most how many bytes more, and why. What the compiler makes of a method
 * differs from one virtual machine to the next, so the bounds of large documents are a fifth above what was seen.
 * Growth is a collection's whose size the document tells only at its end; the JDK throws away the arrays that it
 * outgrew.
 */
final class KnownExcess {
    private static final List<Excess> ALL = List.of(
            // One byte for each character of the 160, and the header.
            decode(TEXT_CHINESE, 176, "the JDK tries Latin-1 first, and throws that array away"),
            // 128, and 24 where the compiler does not remove the list itself: whether it does, changes from run to run.
            decode(PERSON_MEDIUM, 152, "growth beyond 10 elements; the list that becomes a Long[]"),
            decode(PERSON_COMPLEX, 300, "growth beyond 10 elements"),
            decode(MIME_DB, 20_000, "growth of a map to 2,500 entries"),
            decode(TWITTER, 80_000, "the JDK tries Latin-1 first for every text that is not; growth of lists"),
            decode(CITM_CATALOG, 60_000, "growth of maps and lists"),
            decode(CANADA, 1_000_000, "growth of lists to thousands of elements"),
            // Seen in one run of some twenty, on JDK 25.
            encode(EVENT_PAYLOAD, 112, "iterators of a list and a map, unless the compiler removes them"),
            encode(PERSON_COMPLEX, 300, "iterators of concurrent collections"),
            encode(MIME_DB, 40_000, "iterators of lists, unless the compiler removes them"),
            encode(TWITTER, 36_000, "iterators of lists, unless the compiler removes them"),
            encode(CITM_CATALOG, 440_000, "iterators of lists, unless the compiler removes them"),
            encode(CANADA, 20_000, "iterators of lists, unless the compiler removes them"));

    private KnownExcess() {}

    /** Returns how many bytes more than its result the row may allocate. */
    static long bytes(Scenario scenario, Operation operation) {
        return ALL.stream()
                .filter(excess -> excess.scenario() == scenario && excess.operation() == operation)
                .mapToLong(Excess::bytes)
                .sum();
    }

    private static Excess decode(Scenario scenario, long bytes, String reason) {
        return new Excess(scenario, Operation.DECODE, bytes, reason);
    }

    private static Excess encode(Scenario scenario, long bytes, String reason) {
        return new Excess(scenario, Operation.ENCODE, bytes, reason);
    }

    private record Excess(Scenario scenario, Operation operation, long bytes, String reason) {}
}
