package dev.burin.benchmarks;

import dev.burin.benchmarks.compare.Comparison;
import dev.burin.benchmarks.compare.ComparisonOptions;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.measure.Measurements;
import dev.burin.benchmarks.report.run.ReportCommand;
import dev.burin.benchmarks.scenario.CorpusBenchmark;
import dev.burin.benchmarks.start.StartTimes;
import dev.burin.benchmarks.trust.Trust;
import dev.burin.benchmarks.trust.TrustOptions;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * The entry point of {@code benchmarks.jar}: {@code compare}, {@code demo}, {@code report}, {@code start}, {@code trust}, or
 * a JMH command line.
 */
public final class Main {
    private Main() {}

    /** Runs one of the commands; everything else goes to JMH. */
    public static void main(String[] arguments) throws IOException {
        switch (arguments.length == 0 ? "" : arguments[0]) {
            case "compare" -> compare(Arrays.asList(arguments).subList(1, arguments.length));
            case "demo" -> new Comparison(ComparisonOptions.demo(), System.out).run();
            case "report" -> report(Arrays.asList(arguments).subList(1, arguments.length));
            case "start" -> StartTimes.main(arguments);
            case "trust" -> trust(Arrays.asList(arguments).subList(1, arguments.length));
            default -> org.openjdk.jmh.Main.main(withoutMissingDocuments(arguments));
        }
    }

    private static void compare(List<String> arguments) {
        if (arguments.contains("--help")) {
            System.out.print(ComparisonOptions.USAGE);
            return;
        }
        new Comparison(parsed(arguments, ComparisonOptions::parse, ComparisonOptions.USAGE), System.out).run();
    }

    private static void report(List<String> arguments) {
        System.exit(new CommandLine(new ReportCommand(Measurements.ALL)).execute(arguments.toArray(String[]::new)));
    }

    /** Exits with status 1 if Burin got something wrong. */
    private static void trust(List<String> arguments) {
        if (arguments.contains("--help")) {
            System.out.print(TrustOptions.USAGE);
            return;
        }
        boolean isClean = new Trust(parsed(arguments, TrustOptions::parse, TrustOptions.USAGE), System.out).run();
        System.exit(isClean ? 0 : 1);
    }

    /** Returns the options; if they are invalid, prints how to call the command and exits with status 2. */
    private static <T> T parsed(List<String> arguments, Function<List<String>, T> parser, String usage) {
        try {
            return parser.apply(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(usage);
            System.exit(2);
            throw e;
        }
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
