package dev.burin.benchmarks;

import dev.burin.benchmarks.compare.Comparison;
import dev.burin.benchmarks.compare.ComparisonOptions;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.scenario.CorpusBenchmark;
import dev.burin.benchmarks.start.StartTimes;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The entry point of {@code benchmarks.jar}: {@code compare}, {@code demo}, {@code start}, or else a normal JMH command line. */
public final class Main {
    private Main() {}

    /** Runs {@code compare …}, {@code demo} or {@code start …}; everything else goes to JMH. */
    public static void main(String[] arguments) throws IOException {
        switch (arguments.length == 0 ? "" : arguments[0]) {
            case "compare" -> compare(Arrays.asList(arguments).subList(1, arguments.length));
            case "demo" -> new Comparison(ComparisonOptions.demo(), System.out).run();
            case "start" -> StartTimes.main(arguments);
            default -> org.openjdk.jmh.Main.main(withoutMissingDocuments(arguments));
        }
    }

    private static void compare(List<String> arguments) {
        if (arguments.contains("--help")) {
            System.out.print(ComparisonOptions.USAGE);
            return;
        }
        ComparisonOptions options;
        try {
            options = ComparisonOptions.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(ComparisonOptions.USAGE);
            System.exit(2);
            return;
        }
        new Comparison(options, System.out).run();
    }

    private static String[] withoutMissingDocuments(String[] arguments) {
        if (Arrays.stream(Scenario.values()).allMatch(Scenario::isAvailable)) {
            return arguments;
        }
        System.err.println("CorpusBenchmark is left out: no documents in -Dburin.corpus (by default ../shared).");
        return Stream.concat(Arrays.stream(arguments), Stream.of("-e", CorpusBenchmark.class.getSimpleName()))
                .toArray(String[]::new);
    }
}
