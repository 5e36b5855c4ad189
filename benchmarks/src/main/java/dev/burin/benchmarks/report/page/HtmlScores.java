package dev.burin.benchmarks.report.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.small;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import dev.burin.benchmarks.report.page.BarChart.Bar;
import j2html.tags.DomContent;
import j2html.tags.specialized.TableTag;
import j2html.tags.specialized.TdTag;
import j2html.tags.specialized.TrTag;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A part in which codecs compete, as HTML: a heat map, a table, and bars for each row. */
record HtmlScores(Scores scores, Footnotes footnotes, boolean hasCharts) {
    private static final String MAP =
            "In the map, a figure is how many times as long as the fastest JSON codec of its row a codec"
                    + " takes; bright is fast, dark is 16 times as long or more. Formats that are not JSON may be below 1.";

    List<DomContent> content() {
        List<DomContent> content = new ArrayList<>(List.of(p(scores.explanation())));
        if (hasCharts) {
            content.add(p(MAP));
            HeatMap map = new HeatMap(scores);
            content.add(div(map.titles(), rawHtml(map.svg())).withClass("wide map"));
        }
        content.add(details(summary("Table of all times"), div(times()).withClass("wide"))
                .attr("open"));
        for (int row = 0; row < scores.rows().size(); row++) {
            content.add(detailsOf(row));
        }
        return content;
    }

    private TableTag times() {
        List<TrTag> lines = new ArrayList<>();
        String group = "";
        for (ScoreRow row : scores.rows()) {
            if (!row.group().equals(group)) {
                group = row.group();
                lines.add(tr(th(group)
                                .attr("colspan", String.valueOf(scores.columns().size() + 1)))
                        .withClass("group"));
            }
            lines.add(line(row.title(), column -> time(row, column)));
        }
        scores.means().forEach(mean -> {
            lines.add(mean("geometric mean to the first, " + mean, mean, column -> row -> scores.toFirst(row, column)));
            lines.add(mean("to the best JSON, " + mean, mean, column -> row -> scores.toBest(row, column)));
        });
        return table(
                thead(tr(th(""), each(scores.columns(), column -> th(column.title())))),
                tbody(lines.toArray(DomContent[]::new)));
    }

    private TrTag line(String title, IntFunction<TdTag> cells) {
        return tr(
                th(title),
                each(IntStream.range(0, scores.columns().size()).boxed().toList(), column -> cells.apply(column)
                        .withCondClass(isBurin(column), "burin")));
    }

    private TrTag mean(String title, String mean, IntFunction<Function<ScoreRow, OptionalDouble>> ratios) {
        return line(title, column -> td(scores.mean(mean, ratios.apply(column)).toString()))
                .withClass("mean");
    }

    private TdTag time(ScoreRow row, int column) {
        Optional<Figures> figures = Scores.figures(row, column);
        if (figures.isEmpty()) {
            return missing(row, column);
        }
        OptionalDouble ratio = scores.toFirst(row, column);
        return td(
                        text(Formats.time(figures.get().best())),
                        small(ratio.isPresent() ? "× " + Formats.ratio(ratio.getAsDouble()) : ""))
                .withTitle("median " + Formats.time(figures.get().median()) + ", slowest "
                        + Formats.time(figures.get().worst()));
    }

    private TdTag missing(ScoreRow row, int column) {
        if (row.scores().get(column) instanceof Missing missing && !missing.equals(Missing.YET)) {
            int number = footnotes.number(scores.columns().get(column).title(), missing.reason());
            return td(a("fails [" + number + "]").withHref("#note-" + number)).withTitle(missing.reason());
        }
        return td("–");
    }

    private DomContent detailsOf(int index) {
        ScoreRow row = scores.rows().get(index);
        List<DomContent> content = new ArrayList<>();
        content.add(summary(text(row.fullTitle() + " "), small(fastest(row))));
        List<Bar> bars = bars(row);
        if (hasCharts && !bars.isEmpty()) {
            BarChart chart = new BarChart(
                    "bars-" + scores.name() + "-" + index, "Bars: " + row.fullTitle(), bars, Formats::time);
            content.add(div(rawHtml(chart.svg())).withClass("wide chart"));
        }
        content.add(div(figures(row)).withClass("wide"));
        return details(content.toArray(DomContent[]::new));
    }

    private String fastest(ScoreRow row) {
        return columns()
                .filter(column -> scores.columns().get(column).isContender())
                .filter(column -> Scores.figures(row, column).isPresent())
                .min(Comparator.comparingDouble(column -> best(row, column)))
                .map(column -> scores.columns().get(column).title() + " " + Formats.time(best(row, column)))
                .orElse("not measured");
    }

    private List<Bar> bars(ScoreRow row) {
        return columns()
                .filter(column -> Scores.figures(row, column).isPresent())
                .sorted(Comparator.comparingDouble(column -> best(row, column)))
                .map(column -> new Bar(scores.columns().get(column).title(), color(column), best(row, column)))
                .toList();
    }

    private TableTag figures(ScoreRow row) {
        return table(
                thead(tr(each(
                        List.of("", "best", "median", "slowest", "× first", "× best JSON", "allocated", "forks"),
                        head -> th(head)))),
                tbody(each(columns().toList(), column -> tr(
                                th(scores.columns().get(column).title()), each(cells(row, column), cell -> cell))
                        .withCondClass(isBurin(column), "burin"))));
    }

    private List<DomContent> cells(ScoreRow row, int column) {
        Optional<Figures> found = Scores.figures(row, column);
        if (found.isEmpty()) {
            Score score = row.scores().get(column);
            String reason = score instanceof Missing missing && !missing.equals(Missing.YET)
                    ? "fails: " + missing.reason()
                    : "not measured";
            return List.of(td(reason).attr("colspan", "7").withStyle("text-align:left;white-space:normal"));
        }
        Figures figures = found.get();
        return List.of(
                td(Formats.time(figures.best())),
                td(Formats.time(figures.median())),
                td(Formats.time(figures.worst())),
                td(ratio(scores.toFirst(row, column))),
                td(ratio(scores.toBest(row, column))),
                td(
                        figures.allocated().isPresent()
                                ? Formats.bytes(figures.allocated().getAsDouble())
                                : "–"),
                td(String.valueOf(figures.forks())));
    }

    private Stream<Integer> columns() {
        return IntStream.range(0, scores.columns().size()).boxed();
    }

    private static double best(ScoreRow row, int column) {
        return Scores.figures(row, column).orElseThrow().best();
    }

    private Color color(int column) {
        if (isBurin(column)) {
            return Palette.BURIN;
        }
        return scores.columns().get(column).isJson() ? Palette.JSON : Palette.BINARY;
    }

    private boolean isBurin(int column) {
        return scores.columns().get(column).title().startsWith("Burin");
    }

    private static String ratio(OptionalDouble ratio) {
        return ratio.isPresent() ? Formats.ratio(ratio.getAsDouble()) : "–";
    }
}
