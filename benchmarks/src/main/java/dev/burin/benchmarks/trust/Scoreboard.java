package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Suite;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Who did what wrong, how often, and where. */
final class Scoreboard {
    private record Place(String peer, String suite, Fault fault) {}

    private final Map<Place, Map<Context, Integer>> counts = new HashMap<>();
    private final Map<Place, String> examples = new LinkedHashMap<>();

    /** Counts what was wrong with an outcome. */
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

    /** Returns how often a peer did something wrong. */
    int count(Peer peer, Suite suite, Fault fault, Context context) {
        return counts.getOrDefault(new Place(peer.title(), suite.title(), fault), Map.of())
                .getOrDefault(context, 0);
    }

    /** Returns how often a peer did anything wrong in a suite. */
    int count(Peer peer, Suite suite) {
        int count = 0;
        for (Fault fault : Fault.values()) {
            for (Context context : Context.values()) {
                count += count(peer, suite, fault, context);
            }
        }
        return count;
    }

    /** Returns the first case that a peer got wrong in this way. */
    Optional<String> example(Peer peer, Suite suite, Fault fault) {
        return Optional.ofNullable(examples.get(new Place(peer.title(), suite.title(), fault)));
    }
}
