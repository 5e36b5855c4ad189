package dev.burin.benchmarks.trust.suite;

import java.util.List;
import java.util.stream.Stream;

/**
 * Cases of one kind.
 *
 * @param title its name in tables
 * @param description what the cases are, in a line or two
 * @param cases in the order in which they run
 */
public record Suite(String title, String description, List<Case> cases) {

    /** Returns the types that a peer has to have for some of the cases. */
    public Stream<Subject<?>> subjects() {
        return cases.stream().flatMap(asked -> asked.subject().stream()).distinct();
    }
}
