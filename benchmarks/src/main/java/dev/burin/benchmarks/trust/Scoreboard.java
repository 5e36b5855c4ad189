package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Subject;
import dev.burin.benchmarks.trust.suite.Suite;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The faults of all peers, by suite and context. */
final class Scoreboard {
    private record Place(String peer, String suite, Fault fault) {}

    private final Map<Place, Map<Context, Integer>> counts = new HashMap<>();
    private final Map<Place, String> examples = new LinkedHashMap<>();
    private final Map<String, Set<Subject<?>>> leftOut = new HashMap<>();

    /** Records that a peer is not asked about these types. */
    void leaveOut(Peer peer, Suite suite, Set<Subject<?>> subjects) {
        leftOut.put(peer.title() + " " + suite.title(), subjects);
    }

    /** Returns the types about which a peer was not asked. */
    Set<Subject<?>> leftOut(Peer peer, Suite suite) {
        return leftOut.getOrDefault(peer.title() + " " + suite.title(), Set.of());
    }

    /** Counts the faults of an outcome. */
    void add(Peer peer, Suite suite, Case asked, Outcome outcome) {
        for (Fault fault : Fault.of(peer, asked, outcome)) {
            Place place = new Place(peer.title(), suite.title(), fault);
            counts.computeIfAbsent(place, key -> new HashMap<>()).merge(asked.context(), 1, Integer::sum);
            examples.putIfAbsent(place, example(asked, outcome));
        }
    }

    private static String example(Case asked, Outcome outcome) {
        return outcome.thrown() == null
                ? asked.toString()
                : asked + ": " + outcome.thrown().getClass().getSimpleName();
    }

    /** Returns how often a peer had a fault in a context. */
    int count(Peer peer, Suite suite, Fault fault, Context context) {
        return counts.getOrDefault(new Place(peer.title(), suite.title(), fault), Map.of())
                .getOrDefault(context, 0);
    }

    /** Returns how often a peer had any fault in a suite. */
    int count(Peer peer, Suite suite) {
        int count = 0;
        for (Fault fault : Fault.values()) {
            for (Context context : Context.values()) {
                count += count(peer, suite, fault, context);
            }
        }
        return count;
    }

    /** Returns the first case in which a peer had this fault. */
    Optional<String> example(Peer peer, Suite suite, Fault fault) {
        return Optional.ofNullable(examples.get(new Place(peer.title(), suite.title(), fault)));
    }
}
