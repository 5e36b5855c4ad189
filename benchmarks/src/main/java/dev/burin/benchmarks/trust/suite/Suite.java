package dev.burin.benchmarks.trust.suite;

import java.util.List;
import java.util.stream.Stream;

/**
 * Cases of one kind.
 *
 * @param title the name in tables
 * @param description a description of the cases, in a line or two
 * @param cases in the order in which they run
 */
public record Suite(String title, String description, List<Case> cases) {

    /** Returns the types that some of the cases need. */
    public Stream<Subject<?>> subjects() {
        return cases.stream().flatMap(asked -> asked.subject().stream()).distinct();
    }
}
