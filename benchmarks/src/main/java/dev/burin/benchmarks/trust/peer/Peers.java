package dev.burin.benchmarks.trust.peer;

import java.util.List;

/** The peers, in the order of the tables. */
public final class Peers {
    private Peers() {}

    /** Returns new instances of all peers. */
    public static List<Peer> all() {
        return List.of(
                new BurinPeer(),
                new Jackson3Peer(),
                JacksonPeer.refusingTrailingTokens(),
                JacksonPeer.byDefault(),
                GsonPeer.strict(),
                GsonPeer.byDefault(),
                new MoshiPeer(),
                DslJsonPeer.exact(), // the setting that the other benchmarks measure
                DslJsonPeer.byDefault(),
                new AvajePeer(),
                new JsoniterPeer(),
                new FastjsonPeer(),
                new WastPeer());
    }
}
