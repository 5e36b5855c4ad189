package dev.burin.benchmarks.report.page;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;

import j2html.tags.specialized.DivTag;
import java.awt.Dimension;
import java.awt.Paint;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.PaintScale;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.data.xy.DefaultXYZDataset;

/**
 * A heat map of scenarios and codecs: the time of each codec relative to the fastest JSON codec of the row. The row titles are
 * not part of the drawing, so that they can stay visible while it is scrolled.
 */
record HeatMap(Scores scores) {
    private static final int CELL_WIDTH = 42;
    private static final int CELL_HEIGHT = 22;
    private static final int TITLES_HEIGHT = 120;
    private static final double HIGHEST_RATIO = 1e9;

    /** Returns the SVG element. */
    String svg() {
        List<Cell> cells = cells();
        XYPlot plot = new XYPlot(data(cells), columns(), rows(), renderer());
        plot.setDomainAxisLocation(AxisLocation.TOP_OR_LEFT);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinesVisible(false);
        plot.setFixedRangeAxisSpace(space(0, true));
        plot.setFixedDomainAxisSpace(space(TITLES_HEIGHT, false));
        cells.forEach(cell -> plot.addAnnotation(cell.text()));
        Dimension size = new Dimension(
                Charts.PADDING_WIDTH + CELL_WIDTH * scores.columns().size(),
                Charts.PADDING_HEIGHT
                        + TITLES_HEIGHT
                        + CELL_HEIGHT * scores.rows().size());
        return Svg.of(Charts.of(plot, false), size, "heat-" + scores.name(), "Heat map: " + scores.title());
    }

    /** Returns the titles of the rows, with the same height as the rows. */
    DivTag titles() {
        return div(each(scores.rows(), row -> div(row.fullTitle())
                        .withTitle(row.fullTitle())
                        .withStyle("height:" + CELL_HEIGHT + "px;line-height:" + CELL_HEIGHT + "px")))
                .withClass("titles")
                .withStyle("padding-top:" + (TITLES_HEIGHT + Charts.PADDING_HEIGHT / 2) + "px");
    }

    private record Cell(int column, int row, double ratio, String label) {
        XYTextAnnotation text() {
            XYTextAnnotation text = new XYTextAnnotation(label, column, row);
            text.setFont(Charts.SMALL);
            text.setPaint(Double.isNaN(ratio) ? Svg.TEXT : Palette.on(ratio));
            return text;
        }
    }

    private List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < scores.rows().size(); row++) {
            ScoreRow scoreRow = scores.rows().get(row);
            for (int column = 0; column < scores.columns().size(); column++) {
                double ratio = scores.toBest(scoreRow, column).orElse(Double.NaN);
                cells.add(new Cell(column, row, ratio, label(scoreRow.scores().get(column), ratio)));
            }
        }
        return cells;
    }

    private static String label(Score score, double ratio) {
        if (Double.isNaN(ratio)) {
            return score instanceof Missing missing && !missing.equals(Missing.YET) ? "fails" : "–";
        }
        return Formats.ratio(ratio);
    }

    private static DefaultXYZDataset data(List<Cell> cells) {
        List<Cell> filled =
                cells.stream().filter(cell -> !Double.isNaN(cell.ratio())).toList();
        DefaultXYZDataset data = new DefaultXYZDataset();
        data.addSeries("", new double[][] {
            filled.stream().mapToDouble(Cell::column).toArray(),
            filled.stream().mapToDouble(Cell::row).toArray(),
            filled.stream().mapToDouble(Cell::ratio).toArray()
        });
        return data;
    }

    private SymbolAxis columns() {
        SymbolAxis axis = axis(scores.columns().stream().map(Column::title).toList());
        axis.setVerticalTickLabels(true);
        return axis;
    }

    private SymbolAxis rows() {
        SymbolAxis axis = axis(scores.rows().stream().map(ScoreRow::fullTitle).toList());
        axis.setTickLabelsVisible(false);
        axis.setInverted(true);
        return axis;
    }

    private static SymbolAxis axis(List<String> titles) {
        SymbolAxis axis = Charts.style(new SymbolAxis(null, titles.toArray(String[]::new)));
        axis.setGridBandsVisible(false);
        axis.setRange(-0.5, titles.size() - 0.5);
        axis.setTickMarksVisible(false);
        axis.setAxisLineVisible(false);
        return axis;
    }

    private static AxisSpace space(int pixels, boolean isLeft) {
        AxisSpace space = new AxisSpace();
        if (isLeft) {
            space.setLeft(pixels);
        } else {
            space.setTop(pixels);
        }
        return space;
    }

    private static XYBlockRenderer renderer() {
        XYBlockRenderer renderer = new XYBlockRenderer();
        renderer.setBlockWidth(0.96);
        renderer.setBlockHeight(0.92);
        renderer.setPaintScale(new PaintScale() {
            @Override
            public double getLowerBound() {
                return 0;
            }

            @Override
            public double getUpperBound() {
                return HIGHEST_RATIO;
            }

            @Override
            public Paint getPaint(double ratio) {
                return Palette.of(ratio);
            }
        });
        return renderer;
    }
}
