package dev.burin.benchmarks.start;

import dev.burin.benchmarks.coding.Contender;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Starts fresh virtual machines, with the libraries taking turns, and prints when their first documents were decoded.
 *
 * <p>Does not use JMH, because its own classes, loaded in the fork before the measurement, would warm up the JDK.
 */
public final class StartTimes {
    private static final int MACHINES = 20;

    /** The libraries that applications choose among; a section of the report has the first documents of all libraries. */
    static final List<Contender> CONTENDERS =
            List.of(Contender.BURIN, Contender.FORY, Contender.DSL_JSON, Contender.JACKSON, Contender.JACKSON_PLAIN);

    private StartTimes() {}

    /** Runs {@code start [<machines per library>]}. */
    public static void main(String[] arguments) throws IOException {
        run(arguments.length > 1 ? Integer.parseInt(arguments[1]) : MACHINES, System.out);
    }

    /** Starts {@code machines} virtual machines per library. */
    static void run(int machines, PrintStream out) throws IOException {
        Map<Contender, List<long[]>> times = new EnumMap<>(Contender.class);
        for (int i = 0; i < machines; i++) {
            for (Contender contender : CONTENDERS) {
                times.computeIfAbsent(contender, any -> new ArrayList<>()).add(measure(contender));
            }
        }
        out.printf(
                "Java %s: decoded after … ms, median of %d virtual machines%n",
                System.getProperty("java.vm.version"), machines);
        out.printf("%-26s%12s%12s%12s%12s%n", "calls", "1", "10", "100", "1,000");
        times.forEach((contender, ofContender) -> print(contender, ofContender, out));
    }

    private static void print(Contender contender, List<long[]> times, PrintStream out) {
        out.printf("%-26s", contender.title());
        for (int i = 0; i < FirstCalls.CALLS.length; i++) {
            int at = i;
            long[] sorted = times.stream()
                    .mapToLong(ofMachine -> ofMachine[at])
                    .sorted()
                    .toArray();
            out.printf(Locale.ROOT, "%12.1f", sorted[sorted.length / 2] / 1e6);
        }
        out.println();
    }

    private static long[] measure(Contender contender) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED", // for Fory, from JDK 25 on
                        "-cp",
                        System.getProperty("java.class.path"),
                        FirstCalls.class.getName(),
                        contender.name())
                .redirectError(ProcessBuilder.Redirect.DISCARD) // warnings about Unsafe
                .start();
        try (InputStream output = process.getInputStream()) {
            long[] times = new String(output.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .mapToLong(Long::parseLong)
                    .toArray();
            if (times.length != FirstCalls.CALLS.length) {
                throw new IllegalStateException(contender + " prints " + Arrays.toString(times));
            }
            return times;
        }
    }
}
