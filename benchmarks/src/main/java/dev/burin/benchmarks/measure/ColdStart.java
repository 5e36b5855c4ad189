package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Section;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The time of the first documents in a fresh virtual machine; the libraries take turns, so that drift affects all alike. */
final class ColdStart implements Section {
    private final List<Library> libraries;

    ColdStart() {
        this(Stream.of(Library.values())
                .filter(library -> library.isJson() && library.isMeasured(Operation.DECODE))
                .toList());
    }

    /** Creates the section for these libraries only. */
    ColdStart(List<Library> libraries) {
        this.libraries = libraries;
    }

    @Override
    public String name() {
        return "COLD_START";
    }

    @Override
    public Duration expected(boolean quick) {
        return Duration.ofMillis(1500L * libraries.size() * machines(quick));
    }

    private static int machines(boolean quick) {
        return quick ? 3 : 20;
    }

    @Override
    public List<Table> measure(boolean quick, Consumer<String> progress) throws IOException, InterruptedException {
        Path document = Files.createTempFile("burin-first", ".json");
        try {
            Files.write(document, FirstDocuments.SCENARIO.sample().json());
            return List.of(table(machines(quick), run(machines(quick), document, progress)));
        } finally {
            Files.delete(document);
        }
    }

    private Map<Library, List<Programs.Output>> run(int machines, Path document, Consumer<String> progress)
            throws IOException, InterruptedException {
        Map<Library, List<Programs.Output>> outputs = new EnumMap<>(Library.class);
        for (int i = 1; i <= machines; i++) {
            progress.accept("fresh virtual machines, " + i + " of " + machines + " for each library");
            for (Library library : libraries) {
                List<String> arguments = List.of(library.name(), document.toString());
                outputs.computeIfAbsent(library, any -> new ArrayList<>())
                        .add(Programs.java(library.jvmArgumentsOfStart(), FirstDocuments.class, arguments));
            }
        }
        return outputs;
    }

    private Table table(int machines, Map<Library, List<Programs.Output>> outputs) {
        Stream<String> calls =
                IntStream.of(FirstDocuments.CALLS).mapToObj(count -> String.format(Locale.ROOT, "%,d", count));
        return new Table(
                "Cold start",
                "Time until so many EventPayloads are decoded in a fresh virtual machine: the median of " + machines
                        + " machines, less is better. The clock starts when the library is first mentioned; the JDK has seen"
                        + " some classes and lambdas by then. Binary formats are left out: they would have to write the"
                        + " document first. Each library is set up as for the other tables, but Fory JSON, which compiles in"
                        + " the background here, as is its default.",
                Stream.concat(Stream.of("Calls"), calls).toList(),
                libraries.stream()
                        .map(library -> new TableRow(library.title(), cells(outputs.get(library))))
                        .toList(),
                Chart.LINES);
    }

    private static List<Cell> cells(List<Programs.Output> outputs) {
        Optional<String> failure =
                outputs.stream().flatMap(output -> output.failure().stream()).findFirst();
        return IntStream.range(0, FirstDocuments.CALLS.length)
                .mapToObj(at -> failure.<Cell>map(Cell.Absent::new)
                        .orElseGet(() -> Cell.of(median(outputs, at), Unit.NANOSECONDS)))
                .toList();
    }

    private static double median(List<Programs.Output> outputs, int at) {
        return Programs.median(outputs.stream()
                .map(output -> Double.valueOf(output.lines().get(at)))
                .toList());
    }
}
