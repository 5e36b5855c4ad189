package dev.burin.benchmarks.report.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.burin.benchmarks.report.page.Figures;
import dev.burin.benchmarks.report.page.JmhJson;
import dev.burin.benchmarks.report.page.Missing;
import dev.burin.benchmarks.report.page.Score;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The results so far, and the reasons why some trials cannot be measured. */
final class Measured {
    private final Map<String, SortedMap<Integer, JsonNode>> forks = new LinkedHashMap<>();
    private final Map<String, String> failures = new HashMap<>();

    void add(Trial trial, int round, JsonNode fork) {
        forks.computeIfAbsent(trial.name(), any -> new TreeMap<>()).put(round, fork);
    }

    boolean hasRound(Trial trial, int round) {
        return forks.containsKey(trial.name()) && forks.get(trial.name()).containsKey(round);
    }

    void fail(Trial trial, String reason) {
        failures.put(trial.name(), reason);
    }

    boolean isFailed(Trial trial) {
        return failures.containsKey(trial.name());
    }

    Optional<Figures> figures(Trial trial) {
        return Optional.ofNullable(forks.get(trial.name()))
                .map(rounds -> JmhJson.figures(List.copyOf(rounds.values())));
    }

    /** Returns the figures of a trial, or else the reason why there are none. */
    Score score(Trial trial) {
        Optional<Figures> figures = figures(trial);
        if (figures.isPresent()) {
            return figures.get();
        }
        return isFailed(trial) ? new Missing(failures.get(trial.name())) : Missing.YET;
    }

    /** Returns all results in JMH's format, one for each trial. */
    List<ObjectNode> merged() {
        return forks.values().stream()
                .map(rounds -> JmhJson.merged(List.copyOf(rounds.values())))
                .toList();
    }
}
