package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is compared, and how thoroughly.
 *
 * @param rows the rows of the table
 * @param missing requested rows whose documents are missing
 * @param libraries the columns of the table; ratios are to the first one
 * @param effort how long to measure
 * @param threads the number of threads; with more than one, their gain over one thread is measured
 * @param report the file to which a report is written
 * @param command the arguments that these options were parsed from, without that of the report
 */
public record ComparisonOptions(
        List<Row> rows,
        List<Row> missing,
        List<Library> libraries,
        Effort effort,
        int threads,
        Optional<Path> report,
        String command) {
    /** How to call the command. */
    public static final String USAGE = """
            compare [--only <regex>] [--libraries <regex>] [--full] [--threads <n>] [--report <file>]
              --only <regex>       rows such as EVENT_PAYLOAD.decode that contain a match
              --libraries <regex>  libraries such as DSL_JSON that match, '.*' for all there are; without it the usual ones;
                                   ratios are to the first one
              --full               more forks and iterations, for figures to quote: 2 hours for everything, instead of 1
              --threads <n>        how the work done grows from one thread to n, instead of how libraries compare
              --report <file>      also writes the result, and what it was made on and with, as Markdown
              --help               prints this
            """;

    private static final Pattern EVERYTHING = Pattern.compile("");
    private static final Pattern DEMO_ROWS = Pattern.compile("MIME_DB|EVENT_PAYLOAD");
    private static final Set<Library> DEMO_LIBRARIES =
            Set.of(Library.BURIN, Library.FORY, Library.JACKSON, Library.DSL_JSON, Library.PROTOBUF);

    /** Parses the arguments that follow {@code compare}. */
    public static ComparisonOptions parse(List<String> arguments) {
        Pattern only = EVERYTHING;
        Predicate<Library> libraries = Library.USUAL::contains;
        Effort effort = Effort.BRIEF;
        int threads = 1;
        Optional<Path> report = Optional.empty();
        for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
            String argument = rest.next();
            switch (argument) {
                case "--only" -> only = pattern(argument, rest);
                case "--libraries" -> libraries = libraries(pattern(argument, rest));
                case "--full" -> effort = Effort.FULL;
                case "--threads" -> threads = threads(argument(argument, "a number", rest));
                case "--report" -> report = Optional.of(Path.of(argument(argument, "a file", rest)));
                default -> throw new IllegalArgumentException("Unknown option: " + argument);
            }
        }
        return of(only, libraries, effort).with(threads, report, arguments);
    }

    /** Returns the options of {@code demo}: two rows and five libraries, including the strongest rival, in four minutes. */
    public static ComparisonOptions demo() {
        return of(DEMO_ROWS, DEMO_LIBRARIES::contains, Effort.DEMO);
    }

    private static ComparisonOptions of(Pattern only, Predicate<Library> libraries, Effort effort) {
        Map<Boolean, List<Row>> rows = Row.all().stream()
                .filter(row -> only.matcher(row.toString()).find())
                .collect(Collectors.partitioningBy(row -> row.scenario().isAvailable()));
        List<Library> columns =
                Arrays.stream(Library.values()).filter(libraries).toList();
        if (rows.get(true).isEmpty() || columns.isEmpty()) {
            throw new IllegalArgumentException("Nothing to compare: no row contains a match, or no library matches."
                    + " Left out, not in -Dburin.corpus: " + rows.get(false));
        }
        return new ComparisonOptions(rows.get(true), rows.get(false), columns, effort, 1, Optional.empty(), "");
    }

    /** Returns the libraries that are measured in a row. */
    List<Library> librariesOf(Row row) {
        return libraries.stream()
                .filter(library -> library.isMeasured(row.operation()))
                .toList();
    }

    private ComparisonOptions with(int threadCount, Optional<Path> file, List<String> arguments) {
        int reportAt = arguments.indexOf("--report");
        String command = IntStream.range(0, arguments.size())
                .filter(i -> reportAt < 0 || i != reportAt && i != reportAt + 1)
                .mapToObj(arguments::get)
                .map(argument -> argument.matches("[\\w.-]*") ? argument : "'" + argument + "'")
                .collect(Collectors.joining(" "));
        return new ComparisonOptions(rows, missing, libraries, effort, threadCount, file, command);
    }

    private static Predicate<Library> libraries(Pattern names) {
        return library -> names.matcher(library.name()).matches();
    }

    private static Pattern pattern(String option, Iterator<String> rest) {
        return Pattern.compile(argument(option, "a regular expression", rest));
    }

    private static int threads(String number) {
        if (!number.matches("[1-9][0-9]{0,2}")) {
            throw new IllegalArgumentException("--threads needs a number from 1 to 999, not " + number + ".");
        }
        return Integer.parseInt(number);
    }

    private static String argument(String option, String what, Iterator<String> rest) {
        if (!rest.hasNext()) {
            throw new IllegalArgumentException(option + " needs " + what + ".");
        }
        return rest.next();
    }
}
