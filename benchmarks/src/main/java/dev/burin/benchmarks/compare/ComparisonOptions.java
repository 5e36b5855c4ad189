package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is compared, and how thoroughly.
 *
 * @param rows the rows of the table
 * @param missing rows that were asked for, but whose document is not there
 * @param libraries its columns; ratios are to the first one
 * @param effort how long is measured
 */
public record ComparisonOptions(List<Row> rows, List<Row> missing, List<Library> libraries, Effort effort) {
    /** How to call the command. */
    public static final String USAGE = """
            compare [--only <regex>] [--libraries <regex>] [--full]
              --only <regex>       rows such as EVENT_PAYLOAD.decode that contain a match
              --libraries <regex>  libraries such as DSL_JSON that contain a match; ratios are to the first one
              --full               longer iterations and more forks, for figures to quote
            """;

    private static final Pattern EVERYTHING = Pattern.compile("");
    private static final Pattern DEMO_ROWS = Pattern.compile("MIME_DB|EVENT_PAYLOAD");
    private static final Pattern DEMO_LIBRARIES = Pattern.compile("BURIN|JACKSON|DSL_JSON|PROTOBUF");

    /** Reads the arguments behind {@code compare}. */
    public static ComparisonOptions parse(List<String> arguments) {
        Pattern only = EVERYTHING;
        Pattern libraries = EVERYTHING;
        Effort effort = Effort.SHORT;
        for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
            String argument = rest.next();
            switch (argument) {
                case "--only" -> only = pattern(argument, rest);
                case "--libraries" -> libraries = pattern(argument, rest);
                case "--full" -> effort = Effort.FULL;
                default -> throw new IllegalArgumentException("Unknown option: " + argument);
            }
        }
        return of(only, libraries, effort);
    }

    /** Returns what {@code demo} compares: two rows, four libraries, in well under two minutes. */
    public static ComparisonOptions demo() {
        return of(DEMO_ROWS, DEMO_LIBRARIES, Effort.DEMO);
    }

    private static ComparisonOptions of(Pattern only, Pattern libraries, Effort effort) {
        Map<Boolean, List<Row>> rows = Row.all().stream()
                .filter(row -> only.matcher(row.toString()).find())
                .collect(Collectors.partitioningBy(row -> row.scenario().isAvailable()));
        List<Library> columns = Arrays.stream(Library.values())
                .filter(library -> libraries.matcher(library.name()).find())
                .toList();
        if (rows.get(true).isEmpty() || columns.isEmpty()) {
            throw new IllegalArgumentException("Nothing to compare: no row, or no library, contains a match."
                    + " Left out, not in -Dburin.corpus: " + rows.get(false));
        }
        return new ComparisonOptions(rows.get(true), rows.get(false), columns, effort);
    }

    private static Pattern pattern(String option, Iterator<String> rest) {
        if (!rest.hasNext()) {
            throw new IllegalArgumentException(option + " needs a regular expression.");
        }
        return Pattern.compile(rest.next());
    }
}
