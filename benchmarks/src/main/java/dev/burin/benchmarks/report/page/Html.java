package dev.burin.benchmarks.report.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.code;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.document;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.header;
import static j2html.TagCreator.html;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.section;
import static j2html.TagCreator.style;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.title;
import static j2html.TagCreator.tr;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import j2html.tags.specialized.BodyTag;
import j2html.tags.specialized.HeadTag;
import j2html.tags.specialized.SectionTag;
import java.util.List;
import java.util.stream.IntStream;

/** A page as HTML: a single file that needs no other files and no network. */
public final class Html {
    private static final String NO_FONTS =
            "There are no charts: Java found no fonts (apt-get install fontconfig fonts-dejavu-core).";

    private final Page page;
    private final Footnotes footnotes;
    private final boolean hasCharts = Svg.hasFonts();

    private Html(Page page) {
        this.page = page;
        footnotes = new Footnotes(page);
    }

    /** Returns the page as HTML. */
    public static String of(Page page) {
        Html html = new Html(page);
        return document(html(html.headTag(), html.bodyTag()).withLang("en"));
    }

    private HeadTag headTag() {
        return head(
                meta().withCharset("utf-8"),
                meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                meta().withName("color-scheme").withContent("light dark"),
                title(page.title()),
                style(rawHtml(Style.CSS)));
    }

    private BodyTag bodyTag() {
        List<SectionTag> blocks = page.blocks().stream().map(this::block).toList();
        return body(
                header(
                        h1(page.title()),
                        pre(code(page.command())),
                        p(Page.HOW_TO_READ),
                        iff(!hasCharts, p(NO_FONTS)),
                        circumstances(),
                        libraries()),
                nav(ul(each(page.blocks(), block -> li(a(block.title()).withHref("#" + block.name()))))),
                main(blocks.toArray(DomContent[]::new)),
                notes());
    }

    private DomContent circumstances() {
        return details(
                summary("What it was made on and with"),
                div(table(tbody(each(page.circumstances(), line -> tr(th(line.getKey()), td(line.getValue())))))
                                .withClass("words"))
                        .withClass("wide"));
    }

    private DomContent libraries() {
        return details(
                summary("The libraries, how they are set up, and who is not there"),
                div(table(
                                        thead(tr(th("Library"), th("Version"), th("How it is set up"))),
                                        tbody(each(
                                                page.libraries(),
                                                library -> tr(
                                                        th(library.title()),
                                                        td(library.version()),
                                                        td(library.note())))))
                                .withClass("words"))
                        .withClass("wide"));
    }

    private SectionTag block(Block block) {
        SectionTag section = section(h2(block.title())).withId(block.name());
        if (block instanceof Scores scores) {
            return section.with(new HtmlScores(scores, footnotes, hasCharts).content());
        }
        return section.with(new HtmlTables((Tables) block, footnotes, hasCharts).content());
    }

    private DomContent notes() {
        List<String> notes = footnotes.all();
        return iff(
                !notes.isEmpty(),
                section(
                                h2("Why there is no figure"),
                                ol(each(IntStream.range(0, notes.size()).boxed().toList(), i -> li(notes.get(i))
                                        .withId("note-" + (i + 1)))))
                        .withId("notes"));
    }
}
