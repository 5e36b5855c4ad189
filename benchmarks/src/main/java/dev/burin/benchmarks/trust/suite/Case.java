package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.trust.peer.Peer;
import java.util.Optional;

/**
 * One call that every peer is asked to make.
 *
 * @param title a description for people
 * @param context the place of the document
 * @param call asks the peer
 * @param expectation the correct outcomes
 * @param promise the correct outcomes for Burin, which may be fewer
 * @param subject the type that the peer must have
 */
public record Case(
        String title,
        Context context,
        Call call,
        Expectation expectation,
        Expectation promise,
        Optional<Subject<?>> subject) {
    private static final int LONGEST_TITLE = 80;

    /** Shortens long titles. */
    public Case {
        title = title.length() > LONGEST_TITLE ? title.substring(0, LONGEST_TITLE) + "…" : title;
    }

    /** Creates a case with the same expectation for all peers, which needs only types that all peers have. */
    public Case(String title, Context context, Call call, Expectation expectation) {
        this(title, context, call, expectation, expectation, Optional.empty());
    }

    /** Returns this case with a different expectation for Burin. */
    Case promising(Expectation ofBurin) {
        return new Case(title, context, call, expectation, ofBurin, subject);
    }

    /** Returns this case for only those peers that have a type. */
    Case needing(Subject<?> needed) {
        return new Case(title, context, call, expectation, promise, Optional.of(needed));
    }

    /** Returns the correct outcomes for this peer. */
    public Expectation expectation(Peer peer) {
        return peer.isBurin() ? promise : expectation;
    }

    /** The call that a peer is asked to make. */
    @FunctionalInterface
    public interface Call {
        /** Returns the result of the peer. */
        Object on(Peer peer) throws Exception;
    }

    @Override
    public String toString() {
        return title + " (" + context.title() + ")";
    }
}
