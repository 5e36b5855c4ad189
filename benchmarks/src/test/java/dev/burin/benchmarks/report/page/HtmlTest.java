package dev.burin.benchmarks.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.benchmarks.report.Chart;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlTest {
    private static final Block BARS = new Tables("BARS", "Bars", List.of(MadeUp.table(Chart.BARS)));
    private static final Block LINES = new Tables("LINES", "Lines", List.of(MadeUp.table(Chart.LINES)));

    private final String html = Html.of(MadeUp.page(MadeUp.scores(), BARS, LINES));

    @Test
    void wordsAreEscaped() {
        assertThat(html)
                .contains("<title>Codecs &amp; &lt;others&gt;</title>")
                .contains("<h3>Size &amp; weight</h3>")
                .contains("Jackson &lt;2&gt;: reads &lt;another&gt; value")
                .contains("<td>&lt;none&gt;</td>")
                .doesNotContain("<others>", "<2>", "<another>", "<none>", "<Integer>");
    }

    @Test
    void thePageIsSelfContained() {
        assertThat(html.replace("http://www.w3.org/", ""))
                .doesNotContain("http:", "https:", "<script", "<link", "<img", "@import", "url(http");
        assertThat(html).contains("prefers-color-scheme: dark", "width=device-width");
    }

    @Test
    void aCellHasTheTimeAndItsRatioAndTheSpreadInATooltip() {
        assertThat(html)
                .contains(
                        "<td title=\"median 22.0 ns, slowest 30.0 ns\" class=\"burin\">20.0 ns<small>× 1.00</small></td>")
                .contains("title=\"median 44.0 ns, slowest 60.0 ns\">40.0 ns<small>× 2.00</small></td>");
    }

    @Test
    void aCodecThatFailsHasAReasonInsteadOfATimeAndOneThatWasNotMeasuredADash() {
        assertThat(html)
                .contains("title=\"reads &lt;another&gt; value\"><a href=\"#note-1\">fails [1]</a></td>")
                .contains("<li id=\"note-1\">Jackson &lt;2&gt;: reads &lt;another&gt; value</li>")
                .contains("<li id=\"note-2\">Kryo: generates nothing</li>")
                .contains(">–</td>");
    }

    @Test
    void aNoteNamesTheLibraryWhetherItHasTheRowOrTheColumn() {
        String page = Html.of(MadeUp.page(new Tables("BYTES", "Bytes", List.of(MadeUp.columns()))));

        assertThat(page)
                .contains("<li id=\"note-1\">Jackson &lt;2&gt;: writes nonsense</li>")
                .doesNotContain("note-2", "text: writes", "number: writes");
    }

    @Test
    void theTitlesOfAMapAreOutsideOfIt() {
        assumeTrue(Svg.hasFonts(), "skipped: no fonts");

        assertThat(html)
                .containsSubsequence("class=\"wide map\"", "class=\"titles\"", "List&lt;Integer&gt; | a", "<svg")
                .contains(".map .titles { position: sticky; left: 0;");
    }

    @Test
    void idsOfChartPartsAreUnique() {
        List<String> names = Pattern.compile(" id=\"([^\"]*)\"")
                .matcher(html)
                .results()
                .map(found -> found.group(1))
                .toList();

        assertThat(names).doesNotHaveDuplicates().contains("ARTICLE", "note-1");
        assertThat(Pattern.compile("url\\(#([^)]*)\\)").matcher(html).results().map(found -> found.group(1)))
                .isSubsetOf(names);
    }

    @Test
    void chartsHaveTextInTheColourOfThePage() {
        assumeTrue(Svg.hasFonts(), "skipped: no fonts");

        List<String> charts = Pattern.compile("<svg.*?</svg\\s*>", Pattern.DOTALL)
                .matcher(html)
                .results()
                .map(MatchResult::group)
                .toList();

        assertThat(charts).hasSize(5); // a heat map, two rows, bars, lines
        assertThat(charts.get(0))
                .contains(">fails</text", ">2.00</text", ">Kryo</text", "aria-label=\"Heat map: The article\"");
        assertThat(charts.get(1)).contains(">Jackson &lt;2&gt;</text", ">40.0 ns</text");
        assertThat(charts.get(3)).contains(">1,200 B</text").doesNotContain("&lt;none&gt;");
        assertThat(charts.get(4)).contains(">Burin</text", ">types</text");
        assertThat(charts).allSatisfy(chart -> assertThat(chart)
                .contains("currentColor")
                .doesNotContain("rgb(1,2,3)", "fill=\"white\" width"));
    }

    @Test
    void extremelyLongBarsAreCutAndMarked() {
        assumeTrue(Svg.hasFonts(), "skipped: no fonts");
        List<BarChart.Bar> bars = List.of(
                new BarChart.Bar("a", Palette.BURIN, 10),
                new BarChart.Bar("b", Palette.JSON, 20),
                new BarChart.Bar("c", Palette.JSON, 10_000));

        assertThat(new BarChart("x", "Bars", bars, Formats::time).svg())
                .contains(">20.0 ns</text", ">10.0 µs (cut)</text");
    }

    @Test
    void aPageWithNothingMeasuredYetHasItsTable() {
        Scores empty = new Scores(
                "EMPTY",
                "Empty",
                "Nothing.",
                List.of(new Column("Burin", true, true)),
                List.of(new ScoreRow("row", "Decode", "decode", List.of(Missing.YET))));

        assertThat(Html.of(MadeUp.page(empty))).contains("not measured").doesNotContain("Why there is no figure");
    }
}
