package dev.burin.benchmarks.report.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import j2html.tags.DomContent;
import j2html.tags.specialized.TableTag;
import j2html.tags.specialized.TdTag;
import j2html.tags.specialized.TrTag;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A part that consists of tables, as HTML, with each table below its chart. */
record HtmlTables(Tables tables, Footnotes footnotes, boolean hasCharts) {

    List<DomContent> content() {
        List<DomContent> content = new ArrayList<>();
        for (int i = 0; i < tables.tables().size(); i++) {
            Table table = tables.tables().get(i);
            if (tables.tables().size() > 1 || !table.title().equals(tables.title())) {
                content.add(h3(table.title()));
            }
            content.add(p(table.explanation()));
            if (hasCharts) {
                TableCharts.svg(table, "chart-" + tables.name() + "-" + i)
                        .ifPresent(svg -> content.add(div(rawHtml(svg)).withClass("wide chart")));
            }
            content.add(div(tag(table)).withClass("wide"));
        }
        return content;
    }

    private TableTag tag(Table table) {
        return table(
                thead(tr(each(table.heads(), head -> th(head)))), tbody(each(table.rows(), row -> line(table, row))));
    }

    private TrTag line(Table table, TableRow row) {
        List<TdTag> cells = IntStream.range(0, row.cells().size())
                .mapToObj(column ->
                        cell(row, table.heads().get(column + 1), row.cells().get(column)))
                .toList();
        return tr(th(row.title()), each(cells, cell -> cell))
                .withCondClass(row.title().startsWith("Burin"), "burin");
    }

    private TdTag cell(TableRow row, String head, Cell cell) {
        if (cell instanceof Cell.Number number) {
            return td(Formats.figure(number));
        }
        if (cell instanceof Cell.Text text) {
            return td(text.text());
        }
        String reason = ((Cell.Absent) cell).reason();
        int number = footnotes.number(row, head, reason);
        return td(a("[" + number + "]").withHref("#note-" + number)).withTitle(reason);
    }
}
