package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Expectation;
import java.util.EnumSet;
import java.util.Set;

/** The kinds of faults of a peer: the columns of the tables. */
enum Fault {
    WRONG_ACCEPT("wrong accepts"),
    WRONG_REFUSAL("wrong rejects"),
    WRONG_VALUE("wrong values"),
    UNDECLARED("undeclared throwables"),
    TOO_LONG("over 1 s");

    private final String title;

    Fault(String title) {
        this.title = title;
    }

    /** Returns the name of the column. */
    String title() {
        return title;
    }

    /** Returns the faults of an outcome: at most one of the first four, and the one for taking too long. */
    static Set<Fault> of(Peer peer, Case asked, Outcome outcome) {
        Set<Fault> faults = EnumSet.noneOf(Fault.class);
        if (outcome.isTooLong()) {
            faults.add(TOO_LONG);
        }
        if (outcome.isGivenUp()) {
            return faults;
        }
        Expectation expectation = asked.expectation(peer);
        if (outcome.thrown() != null && !peer.declares(outcome.thrown())) {
            faults.add(UNDECLARED);
        } else if (outcome.thrown() != null && !expectation.mayRefuse()) {
            faults.add(WRONG_REFUSAL);
        } else if (outcome.thrown() == null && !expectation.mayAccept()) {
            faults.add(WRONG_ACCEPT);
        } else if (outcome.thrown() == null && !expectation.isRight().test(outcome.value())) {
            faults.add(WRONG_VALUE);
        }
        return faults;
    }
}
