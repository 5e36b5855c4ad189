package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.growth.Compilation;
import dev.burin.benchmarks.growth.TypeSource;
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
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The cost of codecs that are generated at compile time: compile time, and bytes of class files. */
final class GeneratedCode implements Section {
    private final List<Integer> counts;

    GeneratedCode() {
        this(List.of(10, 100, 1000));
    }

    /** Creates the section for these numbers of types. */
    GeneratedCode(List<Integer> counts) {
        this.counts = counts;
    }

    /** The library whose annotation processor runs, if any. */
    private enum Generator {
        NONE("javac alone"),
        BURIN("Burin", Compilation.BURIN),
        AVAJE("avaje-jsonb", "io.avaje.jsonb.generator.JsonbProcessor"),
        DSL_JSON("DSL-JSON", Compilation.DSL_JSON);

        final String title;
        final String[] processors;

        Generator(String title, String... processors) {
            this.title = title;
            this.processors = processors;
        }
    }

    /** The result of one run of javac. */
    private record Compiled(double nanoseconds, double classBytes) {}

    @Override
    public String name() {
        return "GENERATED_CODE";
    }

    @Override
    public Duration expected(boolean quick) {
        return Duration.ofSeconds((quick ? 1L : 5L) * 20 * Generator.values().length);
    }

    @Override
    public List<Table> measure(boolean quick, Consumer<String> progress) throws IOException, InterruptedException {
        List<List<Compiled>> byCount = new ArrayList<>();
        for (int count : counts) {
            byCount.add(compile(count, quick ? 1 : 5, progress));
        }
        return List.of(
                table(
                        "Compile time",
                        "Time of one javac, started for types of twelve members each, the median of its runs; less is better."
                                + " Of the annotation processors for plain classes; Micronaut's, the compilers of Protobuf and Thrift and"
                                + " jsoniter-scala's macro need other sources. Those that generate no code are as javac alone.",
                        byCount,
                        Unit.NANOSECONDS,
                        (compiled, count) -> compiled.nanoseconds(),
                        List.of(Generator.values())),
                table(
                        "Generated class files",
                        "Bytes of class files for each type that are not those of the types themselves, not compressed; fewer are"
                                + " better.",
                        byCount,
                        Unit.BYTES,
                        (compiled, count) -> compiled.classBytes() / count,
                        List.of(Generator.BURIN, Generator.AVAJE, Generator.DSL_JSON)));
    }

    /** Returns the medians for all generators, which take turns. */
    private static List<Compiled> compile(int count, int runs, Consumer<String> progress)
            throws IOException, InterruptedException {
        List<TypeSource> sources = TypeSource.mixed(count);
        List<List<Compiled>> compiled = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            for (Generator generator : Generator.values()) {
                progress.accept(count + " types, compiled with " + generator.title);
                if (run == 0) {
                    compiled.add(new ArrayList<>());
                }
                compiled.get(generator.ordinal()).add(compile(sources, generator));
            }
        }
        double ofTypes = median(compiled.get(Generator.NONE.ordinal()), Compiled::classBytes);
        return compiled.stream()
                .map(each ->
                        new Compiled(median(each, Compiled::nanoseconds), median(each, Compiled::classBytes) - ofTypes))
                .toList();
    }

    private static double median(List<Compiled> compiled, ToDoubleFunction<Compiled> figure) {
        return Programs.median(compiled.stream().mapToDouble(figure).boxed().toList());
    }

    private static Compiled compile(List<TypeSource> sources, Generator generator)
            throws IOException, InterruptedException {
        Compilation compilation = Compilation.of(sources, generator.processors);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
        command.addAll(compilation.arguments());
        long start = System.nanoTime();
        Programs.Output output = Programs.run(compilation.folder(), command);
        long nanoseconds = System.nanoTime() - start;
        output.failure().ifPresent(reason -> {
            throw new IllegalStateException(generator.title + ": " + reason);
        });
        return new Compiled(nanoseconds, classBytes(compilation.folder()));
    }

    private static double classBytes(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    /** The figure that a cell shows for a run, given the number of types. */
    private interface Figure {
        double of(Compiled compiled, int count);
    }

    private Table table(
            String title,
            String explanation,
            List<List<Compiled>> byCount,
            Unit unit,
            Figure figure,
            List<Generator> generators) {
        List<TableRow> rows = new ArrayList<>();
        for (Generator generator : generators) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < counts.size(); i++) {
                cells.add(Cell.of(figure.of(byCount.get(i).get(generator.ordinal()), counts.get(i)), unit));
            }
            rows.add(new TableRow(generator.title, cells));
        }
        Stream<String> heads = counts.stream().map(count -> String.format(Locale.ROOT, "%,d", count));
        return new Table(
                title, explanation, Stream.concat(Stream.of("Types"), heads).toList(), rows, Chart.LINES);
    }
}
