package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.trust.peer.Peer;

/**
 * One thing that every peer is asked to do.
 *
 * @param title what it is, for people
 * @param context where the document stands
 * @param call asks the peer
 * @param expectation what is right
 */
public record Case(String title, Context context, Call call, Expectation expectation) {
    private static final int LONGEST_TITLE = 80;

    /** Shortens long titles. */
    public Case {
        title = title.length() > LONGEST_TITLE ? title.substring(0, LONGEST_TITLE) + "…" : title;
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
