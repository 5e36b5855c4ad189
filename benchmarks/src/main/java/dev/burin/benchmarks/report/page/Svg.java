package dev.burin.benchmarks.report.page;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.jfree.chart.JFreeChart;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Turns charts into SVG that is embedded in a page: text remains text, in the text colour of the page. */
final class Svg {
    /** A placeholder that is replaced with the text colour of the page, be it dark or light. */
    static final Color TEXT = new Color(1, 2, 3);

    private static final String TEXT_IN_SVG = "rgb(1,2,3)";
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private Svg() {}

    /** Returns whether Java finds a font; minimal systems have none. */
    static boolean hasFonts() {
        System.setProperty("java.awt.headless", "true");
        try {
            new Font(Font.SANS_SERIF, Font.PLAIN, 12).getStringBounds("x", new FontRenderContext(null, true, true));
            return true;
        } catch (RuntimeException | Error e) { // depends on the JDK
            return false;
        }
    }

    /**
     * Returns the SVG element.
     *
     * @param id unique among the charts of the page: parts of the chart refer to each other by it
     * @param label a description for people who cannot see the chart
     */
    static String of(JFreeChart chart, Dimension size, String id, String label) {
        SVGGraphics2D graphics = new SVGGraphics2D(context(id), false);
        graphics.setSVGCanvasSize(size);
        chart.draw(graphics, new Rectangle2D.Double(0, 0, size.width, size.height));
        Element root = graphics.getRoot();
        root.setAttribute("viewBox", "0 0 " + size.width + " " + size.height);
        root.setAttribute("role", "img");
        root.setAttribute("aria-label", label);
        StringWriter out = new StringWriter();
        try {
            graphics.stream(root, out, false, false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String svg = out.toString();
        return svg.substring(svg.indexOf("<svg"))
                .replace(TEXT_IN_SVG, "currentColor")
                .replace("id=\"genericDefs\"", ""); // Batik's own id, which nothing refers to
    }

    private static SVGGeneratorContext context(String id) {
        try {
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(NAMESPACE, "svg", null);
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setComment(null);
            context.setIDGenerator(new SVGIDGenerator() {
                @Override
                public String generateID(String prefix) {
                    return id + "-" + super.generateID(prefix);
                }
            });
            return context;
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }
}
