package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The output of the programs: lines of fields separated by tabs.
 *
 * <pre>
 * tool    Node 20.20.2
 * result  codec  typed|untyped  document  decode|encode  nanoseconds     one for each round
 * failed  codec  typed|untyped  document  why
 * absent  codec  why
 * </pre>
 */
final class LanguageResults {
    private final Map<String, Map<String, List<Double>>> times = new LinkedHashMap<>();
    private final Map<String, String> failures = new LinkedHashMap<>();
    private final Map<String, String> absent = new LinkedHashMap<>();

    /** Adds the output of the program of a language; if the program failed, it is noted as absent. */
    void add(String title, Programs.Output output) {
        String tool = title;
        for (String line : output.lines()) {
            String[] parts = line.split("\t");
            switch (parts[0]) {
                case "tool" -> tool = parts[1];
                case "absent" -> absent(tool + ": " + parts[1], parts[2]);
                case "result" -> result(codec(tool, parts), parts);
                case "failed" -> failed(codec(tool, parts), parts);
                default -> throw new IllegalStateException(title + " prints: " + line);
            }
        }
        output.failure().ifPresent(reason -> absent(title, reason));
    }

    private static String codec(String tool, String[] parts) {
        return tool + ": " + parts[1] + ", " + parts[2];
    }

    private void result(String codec, String[] parts) {
        times.computeIfAbsent(codec, any -> new LinkedHashMap<>())
                .computeIfAbsent(parts[3] + parts[4], any -> new ArrayList<>())
                .add(Double.valueOf(parts[5]));
    }

    private void failed(String codec, String[] parts) {
        times.computeIfAbsent(codec, any -> new LinkedHashMap<>());
        failures.put(codec + parts[3], parts[4]);
    }

    /** Records that something was not measured, and why. */
    void absent(String title, String reason) {
        absent.put(title, reason);
    }

    /** Returns what was not measured, with the reasons. */
    Map<String, String> absent() {
        return absent;
    }

    /** Returns the titles of what was measured, such as {@code Go 1.26.8: encoding/json, untyped}. */
    Set<String> codecs() {
        return times.keySet();
    }

    /** Returns the time for one document, or why there is none. */
    Cell time(String codec, String document, Operation operation) {
        List<Double> rounds =
                times.getOrDefault(codec, Map.of()).getOrDefault(document + operation.method(), List.of());
        return rounds.isEmpty()
                ? new Cell.Absent(failures.getOrDefault(codec + document, "there are no types for this document"))
                : Cell.of(Programs.median(rounds), Unit.NANOSECONDS);
    }
}
