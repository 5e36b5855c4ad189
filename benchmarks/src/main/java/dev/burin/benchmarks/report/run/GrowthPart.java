package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.coding.Contender;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import dev.burin.benchmarks.report.page.Block;
import dev.burin.benchmarks.report.page.Figures;
import dev.burin.benchmarks.report.page.Missing;
import dev.burin.benchmarks.report.page.Score;
import dev.burin.benchmarks.report.page.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A part that shows how one benchmark of {@code growth} behaves as its parameter changes.
 *
 * @param benchmark the class of the benchmark
 * @param parameter the name of the parameter, whose values are in {@code steps}
 * @param others the values of its other parameters
 * @param contenders the libraries that are measured, the first of them Burin
 */
record GrowthPart(
        String name,
        String title,
        String explanation,
        Class<?> benchmark,
        String parameter,
        List<Step> steps,
        Map<String, String> others,
        List<String> methods,
        List<Contender> contenders)
        implements Part {

    /** A value of the parameter and the head of its column. */
    record Step(String value, String head) {}

    /** Returns the same part with the requested rows only; a row keeps all steps, because the chart draws a line through them. */
    GrowthPart only(Predicate<String> isWanted) {
        List<String> wanted = methods.stream()
                .filter(method -> isWanted.test(name + "." + method))
                .toList();
        return new GrowthPart(name, title, explanation, benchmark, parameter, steps, others, wanted, contenders);
    }

    @Override
    public List<Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        for (String method : methods) {
            steps.forEach(step -> contenders.forEach(contender -> trials.add(trial(method, step, contender))));
        }
        return trials;
    }

    @Override
    public Block block(Measured measured) {
        return new Tables(
                name,
                title,
                methods.stream().map(method -> table(method, measured)).toList());
    }

    private Table table(String method, Measured measured) {
        List<String> heads = new ArrayList<>(List.of(parameter));
        steps.forEach(step -> heads.add(step.head()));
        List<TableRow> rows = contenders.stream()
                .map(contender -> new TableRow(
                        contender.title(),
                        steps.stream()
                                .map(step -> cell(measured.score(trial(method, step, contender))))
                                .toList()))
                .toList();
        boolean isLine = heads.stream().skip(1).allMatch(head -> head.matches("[0-9,]+"));
        return new Table(title + ": " + method, explanation, heads, rows, isLine ? Chart.LINES : Chart.BARS);
    }

    private static Cell cell(Score score) {
        if (score instanceof Figures figures) {
            return Cell.of(figures.best(), Unit.NANOSECONDS);
        }
        return score.equals(Missing.YET) ? new Cell.Text("–") : new Cell.Absent(((Missing) score).reason());
    }

    private Trial trial(String method, Step step, Contender contender) {
        Map<String, String> parameters = new TreeMap<>(others);
        parameters.put(parameter, step.value());
        parameters.put("contender", contender.name());
        return new Trial(
                name + "." + step.value() + "." + method,
                contender.name(),
                benchmark.getName() + "." + method,
                parameters,
                1,
                true,
                contender.jvmArguments());
    }
}
