package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Task;
import dev.burin.benchmarks.library.Verification;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Section;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The number of bytes that each library writes. */
final class BytesOnTheWire implements Section {
    /** The libraries that write with the same code as another column. */
    private static final Set<Library> REPEATED = EnumSet.of(
            Library.OPENED,
            Library.JACKSON_PLAIN,
            Library.AFTERBURNER,
            Library.JSONITER_STRICT,
            Library.DSL_JSON_DEFAULT,
            Library.PROTOBUF_COPY);

    private final List<Scenario> scenarios;

    BytesOnTheWire() {
        this(List.of(Scenario.values()));
    }

    /** Creates the section for these scenarios only. */
    BytesOnTheWire(List<Scenario> scenarios) {
        this.scenarios = scenarios;
    }

    @Override
    public String name() {
        return "BYTES_ON_THE_WIRE";
    }

    @Override
    public Duration expected(boolean quick) {
        return Duration.ofMinutes(1);
    }

    @Override
    public List<Table> measure(boolean quick, Consumer<String> progress) {
        List<Library> libraries = Stream.of(Library.values())
                .filter(library -> !REPEATED.contains(library))
                .toList();
        List<TableRow> rows = new ArrayList<>();
        for (Scenario scenario :
                scenarios.stream().filter(Scenario::isAvailable).toList()) {
            progress.accept("what is written of " + scenario.title());
            rows.add(new TableRow(
                    scenario.title(),
                    libraries.stream().map(library -> cell(library, scenario)).toList()));
        }
        return List.of(new Table(
                "Bytes on the wire",
                "How many bytes each library writes of the same objects, not compressed; the mean of the documents where they"
                        + " vary. Fewer are better. Only libraries with a writer of their own have a column.",
                Stream.concat(Stream.of("Scenario"), libraries.stream().map(Library::title))
                        .toList(),
                rows,
                Chart.NONE));
    }

    private static Cell cell(Library library, Scenario scenario) {
        Optional<String> failure = Verification.explainedFailure(library, scenario, Operation.ENCODE);
        return failure.<Cell>map(Cell.Absent::new).orElseGet(() -> Cell.of(bytes(library, scenario), Unit.BYTES));
    }

    private static double bytes(Library library, Scenario scenario) {
        Task<?> task = library.task(scenario);
        List<Sample> samples = scenario.samples();
        long sum = 0;
        try {
            for (Sample sample : samples) {
                sum += task.of(sample).encode().length;
            }
        } catch (IOException e) {
            throw new IllegalStateException(library + " fails after it was verified", e);
        }
        return Math.round((double) sum / samples.size());
    }
}
