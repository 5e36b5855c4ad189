package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.geom.Ellipse2D;
import java.text.NumberFormat;
import java.util.Locale;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** A line for each row of a table whose heads are numbers; both scales are logarithmic. */
record LineChart(String id, Table table) {
    private static final Dimension SIZE = new Dimension(680, 340);
    private static final double DOT = 7;

    /** Returns the SVG element. */
    String svg() {
        XYSeriesCollection lines = new XYSeriesCollection();
        table.rows().forEach(row -> lines.addSeries(series(row)));
        NumberFormat plain = NumberFormat.getInstance(Locale.ROOT);
        LogAxis x = axis(table.heads().get(0), plain);
        LogAxis y = axis(null, new FigureFormat(unit()));
        XYPlot plot = new XYPlot(lines, x, y, renderer(lines.getSeriesCount()));
        plot.setDomainGridlinePaint(Charts.GRID);
        plot.setRangeGridlinePaint(Charts.GRID);
        plot.setDomainGridlineStroke(Charts.THIN);
        plot.setRangeGridlineStroke(Charts.THIN);
        return Svg.of(Charts.of(plot, true), SIZE, id, table.title());
    }

    private Unit unit() {
        return table.rows().stream()
                .flatMap(row -> row.cells().stream())
                .filter(Cell.Number.class::isInstance)
                .map(cell -> ((Cell.Number) cell).unit())
                .findFirst()
                .orElseThrow();
    }

    private XYSeries series(TableRow row) {
        XYSeries series = new XYSeries(row.title());
        for (int column = 0; column < row.cells().size(); column++) {
            if (row.cells().get(column) instanceof Cell.Number number && number.value() > 0) {
                series.add(Double.parseDouble(table.heads().get(column + 1).replace(",", "")), number.value());
            }
        }
        return series;
    }

    private static LogAxis axis(String label, NumberFormat format) {
        LogAxis axis = Charts.style(new LogAxis(label));
        axis.setTickUnit(new NumberTickUnit(1, format));
        axis.setNumberFormatOverride(format);
        axis.setMinorTickMarksVisible(false);
        return axis;
    }

    private static XYLineAndShapeRenderer renderer(int lines) {
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
        for (int line = 0; line < lines; line++) {
            renderer.setSeriesPaint(line, Palette.SERIES.get(line % Palette.SERIES.size()));
            renderer.setSeriesShape(line, new Ellipse2D.Double(-DOT / 2, -DOT / 2, DOT, DOT));
            renderer.setSeriesStroke(line, new BasicStroke(2));
        }
        return renderer;
    }
}
