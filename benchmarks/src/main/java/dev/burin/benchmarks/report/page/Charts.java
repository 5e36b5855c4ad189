package dev.burin.benchmarks.report.page;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleInsets;

/** The common style of all charts: no background, and text in the colour of the page. */
final class Charts {
    static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    static final Font SMALL = FONT.deriveFont(11f);
    static final Color GRID = new Color(1, 2, 3, 50);
    static final BasicStroke THIN = new BasicStroke(1);

    /** The total padding left and right of each chart. */
    static final int PADDING_WIDTH = 10;

    /** The total padding above and below each chart. */
    static final int PADDING_HEIGHT = 4;

    static {
        TextUtils.setUseDrawRotatedStringWorkaround(false); // it draws outlines instead of text
    }

    private Charts() {}

    static JFreeChart of(Plot plot, boolean hasLegend) {
        plot.setBackgroundPaint(null);
        plot.setOutlineVisible(false);
        JFreeChart chart = new JFreeChart(null, FONT, plot, hasLegend);
        chart.setBackgroundPaint(null);
        chart.setPadding(new RectangleInsets(2, 2, PADDING_HEIGHT - 2, PADDING_WIDTH - 2));
        LegendTitle legend = chart.getLegend();
        if (legend != null) {
            legend.setBackgroundPaint(null);
            legend.setFrame(BlockBorder.NONE);
            legend.setItemPaint(Svg.TEXT);
            legend.setItemFont(FONT);
        }
        return chart;
    }

    static <A extends Axis> A style(A axis) {
        axis.setLabelFont(FONT);
        axis.setLabelPaint(Svg.TEXT);
        axis.setTickLabelFont(SMALL);
        axis.setTickLabelPaint(Svg.TEXT);
        axis.setAxisLinePaint(GRID);
        axis.setTickMarkPaint(GRID);
        return axis;
    }
}
