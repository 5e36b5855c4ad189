package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.trust.peer.Peer;
import java.util.Optional;

/**
 * One thing that every peer is asked to do.
 *
 * @param title what it is, for people
 * @param context where the document stands
 * @param call asks the peer
 * @param expectation what is right
 * @param promise what is right for Burin, which may be less
 * @param subject the type that the peer has to have
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

    /** Makes a case in which everybody is held to the same, and that needs no type but those of every peer. */
    public Case(String title, Context context, Call call, Expectation expectation) {
        this(title, context, call, expectation, expectation, Optional.empty());
    }

    /** Returns this case with what is right for Burin. */
    Case promising(Expectation ofBurin) {
        return new Case(title, context, call, expectation, ofBurin, subject);
    }

    /** Returns this case for those who have a type. */
    Case needing(Subject<?> needed) {
        return new Case(title, context, call, expectation, promise, Optional.of(needed));
    }

    /** Returns what is right for this peer. */
    public Expectation expectation(Peer peer) {
        return peer.isBurin() ? promise : expectation;
    }

    /** What a peer is asked to do. */
    @FunctionalInterface
    public interface Call {
        /** Returns what the peer makes of it. */
        Object on(Peer peer) throws Exception;
    }

    @Override
    public String toString() {
        return title + " (" + context.title() + ")";
    }
}
