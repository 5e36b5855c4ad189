package dev.burin.benchmarks.report.page;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A part in which codecs compete: a row for each scenario and direction, a column for each codec. */
public record Scores(String name, String title, String explanation, List<Column> columns, List<ScoreRow> rows)
        implements Block {

    /** Returns the figures of a column; empty if it has none in this row. */
    static Optional<Figures> figures(ScoreRow row, int column) {
        return row.scores().get(column) instanceof Figures figures ? Optional.of(figures) : Optional.empty();
    }

    /** Returns the time of this codec divided by that of the first one. */
    OptionalDouble toFirst(ScoreRow row, int column) {
        return ratio(figures(row, column), figures(row, 0));
    }

    /** Returns the time of this codec divided by that of the fastest JSON codec of the row. */
    OptionalDouble toBest(ScoreRow row, int column) {
        Optional<Figures> best = IntStream.range(0, columns.size())
                .filter(other -> columns.get(other).isContender())
                .mapToObj(other -> figures(row, other))
                .flatMap(Optional::stream)
                .min((one, other) -> Double.compare(one.best(), other.best()));
        return ratio(figures(row, column), best);
    }

    /** Returns the names of the means, in the order of the rows. */
    List<String> means() {
        return rows.stream().map(ScoreRow::mean).distinct().toList();
    }

    /** Returns the mean of a column's ratios over those rows of this mean that have a ratio. */
    Mean mean(String mean, Function<ScoreRow, OptionalDouble> ratio) {
        List<ScoreRow> all =
                rows.stream().filter(row -> row.mean().equals(mean)).toList();
        List<Double> ratios = all.stream()
                .map(ratio)
                .flatMapToDouble(OptionalDouble::stream)
                .boxed()
                .toList();
        OptionalDouble logarithm = ratios.stream().mapToDouble(Math::log).average();
        return new Mean(logarithm.stream().map(Math::exp).findFirst(), all.size() - ratios.size());
    }

    private static OptionalDouble ratio(Optional<Figures> figures, Optional<Figures> base) {
        return figures.isPresent() && base.isPresent()
                ? OptionalDouble.of(figures.get().best() / base.get().best())
                : OptionalDouble.empty();
    }

    /**
     * A geometric mean.
     *
     * @param ratio empty if no row has one
     * @param missing the number of rows without a ratio
     */
    record Mean(OptionalDouble ratio, int missing) {
        @Override
        public String toString() {
            return ratio.isEmpty() ? "–" : (missing > 0 ? "*" : "") + Formats.ratio(ratio.getAsDouble());
        }
    }
}
