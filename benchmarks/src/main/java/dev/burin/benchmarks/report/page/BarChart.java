package dev.burin.benchmarks.report.page;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Paint;
import java.util.List;
import java.util.function.DoubleFunction;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.CategoryItemLabelGenerator;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;

/**
 * Horizontal bars, each with its figure; extremely long bars are cut, because next to them no other bar would be visible.
 *
 * @param bars from top to bottom
 * @param figures formats the value of a bar
 */
record BarChart(String id, String label, List<Bar> bars, DoubleFunction<String> figures) {
    private static final int WIDTH = 680;
    private static final int BAR_HEIGHT = 19;
    private static final int LONGEST_TO_MEDIAN = 4;
    private static final double ROOM_FOR_FIGURES = 1.25;

    /** A bar with a unique title. */
    record Bar(String title, Color color, double value) {}

    /** Returns the SVG element. */
    String svg() {
        double end = end();
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        bars.forEach(bar -> data.addValue(Math.min(bar.value(), end), "", bar.title()));
        CategoryPlot plot = new CategoryPlot(data, titles(), range(end), renderer(end));
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeGridlinesVisible(false);
        int height = 12 + BAR_HEIGHT * bars.size();
        return Svg.of(Charts.of(plot, false), new Dimension(WIDTH, height), id, label);
    }

    private static CategoryAxis titles() {
        CategoryAxis axis = Charts.style(new CategoryAxis());
        axis.setMaximumCategoryLabelWidthRatio(0.4f);
        axis.setTickMarksVisible(false);
        axis.setLowerMargin(0);
        axis.setUpperMargin(0);
        axis.setCategoryMargin(0.25);
        return axis;
    }

    /** Returns the value at which bars are cut. */
    private double end() {
        double[] sorted = bars.stream().mapToDouble(Bar::value).sorted().toArray();
        return Math.min(sorted[sorted.length - 1], LONGEST_TO_MEDIAN * sorted[sorted.length / 2]);
    }

    private static NumberAxis range(double end) {
        NumberAxis axis = Charts.style(new NumberAxis());
        axis.setRange(0, end * ROOM_FOR_FIGURES);
        axis.setVisible(false);
        return axis;
    }

    private BarRenderer renderer(double end) {
        BarRenderer renderer = new BarRenderer() {
            @Override
            public Paint getItemPaint(int row, int column) {
                return bars.get(column).color();
            }
        };
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultItemLabelFont(Charts.SMALL);
        renderer.setDefaultItemLabelPaint(Svg.TEXT);
        renderer.setDefaultPositiveItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        renderer.setDefaultItemLabelGenerator(labels(end));
        return renderer;
    }

    private CategoryItemLabelGenerator labels(double end) {
        return new StandardCategoryItemLabelGenerator() {
            @Override
            public String generateLabel(CategoryDataset data, int row, int column) {
                double value = bars.get(column).value();
                return figures.apply(value) + (value > end ? " (cut)" : "");
            }
        };
    }
}
