package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.compare.Effort;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.report.Section;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code report}: compares all libraries in everything, and writes JSON, Markdown and an HTML page. */
@Command(
        name = "report",
        sortOptions = false,
        description =
                "Measures every codec in every scenario and writes report.json, report.md and report.html. What is stopped goes"
                        + " on where it was when the same is called again. Without --quick or --full: two or three forks each,"
                        + " five hours.")
public final class ReportCommand implements Callable<Integer> {
    private static final Pattern PLAIN = Pattern.compile("[\\w./-]+");

    private final List<Section> allSections;

    @ArgGroup
    private Pace pace = new Pace();

    @Option(
            names = "--only",
            paramLabel = "REGEX",
            description = "rows such as ARTICLE.INTS_10.decode and sections that contain a match")
    private Pattern only = Pattern.compile("");

    @Option(
            names = "--libraries",
            paramLabel = "REGEX",
            description = "libraries such as DSL_JSON that match; ratios are to the first one")
    private Pattern libraries = Pattern.compile(".*");

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "where results are kept and the report is written; otherwise report-jdk and its number")
    private Path output = Path.of("report-jdk" + Runtime.version().feature());

    @Option(names = "--restart", description = "begin anew instead of going on")
    private boolean restart;

    @Option(names = "--help", usageHelp = true, description = "print this")
    private boolean help;

    @Spec
    private CommandSpec spec;

    /** Creates the command with the sections that it measures in addition to the JMH benchmarks. */
    public ReportCommand(List<Section> sections) {
        this.allSections = List.copyOf(sections);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        ReportOptions options = options();
        if (options.libraries().isEmpty()
                || options.parts().isEmpty() && options.sections().isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Nothing to measure: no row or section contains a match, or no library matches.");
        }
        try (Progress progress = Progress.of(System.out)) {
            new ReportRun(options, progress).run();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        return 0;
    }

    private ReportOptions options() {
        List<Library> columns = Arrays.stream(Library.values())
                .filter(library -> libraries.matcher(library.name()).matches())
                .toList();
        return new ReportOptions(
                Parts.of(
                        name -> only.matcher(name).find(),
                        columns,
                        Runtime.getRuntime().availableProcessors()),
                allSections.stream()
                        .filter(section -> only.matcher(section.name()).find())
                        .toList(),
                columns,
                pace.effort(),
                pace.quick || pace.smoke,
                output,
                restart,
                command());
    }

    /** Returns the command line, without options that do not affect the figures. */
    private String command() {
        List<String> arguments =
                new ArrayList<>(spec.commandLine().getParseResult().originalArgs());
        arguments.remove("--restart");
        int at = arguments.indexOf("--output");
        if (at >= 0) {
            arguments.subList(at, at + 2).clear();
        }
        arguments.removeIf(argument -> argument.startsWith("--output="));
        return arguments.stream()
                .map(argument -> PLAIN.matcher(argument).matches() ? argument : "'" + argument + "'")
                .collect(Collectors.joining(" ", "java -jar benchmarks/target/benchmarks.jar report ", ""))
                .trim();
    }

    /** The options for how long the run may take. */
    private static final class Pace {
        @Option(names = "--quick", description = "one short fork each: two hours and a quarter")
        private boolean quick;

        @Option(names = "--full", description = "three to seven longer forks each: over night")
        private boolean full;

        @Option(names = "--smoke", description = "one fork of a millisecond each: to see that all runs, not how fast")
        private boolean smoke;

        private Effort effort() {
            if (smoke) {
                return Effort.SMOKE;
            }
            return quick ? Effort.QUICK : full ? Effort.OVERNIGHT : Effort.SHORT;
        }
    }
}
