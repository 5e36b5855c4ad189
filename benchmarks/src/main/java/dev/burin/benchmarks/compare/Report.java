package dev.burin.benchmarks.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A result as Markdown, with all that is needed to reproduce it; in the same form on every JDK.
 *
 * @param date the day of the measurement
 * @param feature the feature version of the JDK, such as 17
 * @param command the command that produced it
 * @param circumstances the machine, software and settings
 * @param configurations how each library is configured
 * @param howToRead what the figures mean
 * @param result the tables
 * @param board the rows that miss the target, as Markdown; empty if there are none
 */
record Report(
        LocalDate date,
        int feature,
        String command,
        Map<String, String> circumstances,
        Map<String, String> configurations,
        String howToRead,
        String result,
        String board) {

    private static final String LIBRARIES = """
            Times are the best of all forks; the second figure is the time as a multiple of the first library's in the same \
            run.
            The last column names the fastest JSON library of the row beside Burin, and Burin's time as a multiple of its.
            In a close row two JSON libraries or more are within 1.5 of the fastest; those are measured again, and Protobuf with them. Noise only adds time, and more to some than to others: take gaps below 15 % for ties.""";

    private static final String THREADS = """
            Times are the best of all forks, of a call in each of the threads; the second figure is how many times the work
            of one thread they do together.""";

    /** Creates the report of a result. */
    static Report of(ComparisonOptions options, double loadBefore, String result, String board) {
        Map<String, String> circumstances = Circumstances.of(options);
        circumstances.put(
                "Load",
                String.format(
                        Locale.ROOT,
                        "%.1f before, %.1f after; more than 1 is noise",
                        loadBefore,
                        Circumstances.load()));
        return new Report(
                LocalDate.now(),
                Runtime.version().feature(),
                ("compare " + options.command()).trim(),
                circumstances,
                Circumstances.configurations(options),
                options.threads() > 1 ? THREADS : LIBRARIES,
                result,
                board);
    }

    /** Writes the report to a file. */
    void write(Path file) {
        try {
            Files.writeString(file, toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return """
                # Comparison of %s, JDK %d

                ```shell
                java -jar benchmarks/target/benchmarks.jar %s
                ```

                | | |
                | --- | --- |
                %s
                | Library | How it is set up |
                | --- | --- |
                %s
                %s

                ```text
                %s
                ```
                """.formatted(
                                date,
                                feature,
                                command,
                                lines(circumstances),
                                lines(configurations),
                                howToRead,
                                result.stripTrailing())
                + (board.isEmpty() ? "" : "\n" + board);
    }

    private static String lines(Map<String, String> table) {
        return table.entrySet().stream()
                .map(line -> "| " + line.getKey() + " | " + line.getValue() + " |\n")
                .collect(Collectors.joining());
    }
}
