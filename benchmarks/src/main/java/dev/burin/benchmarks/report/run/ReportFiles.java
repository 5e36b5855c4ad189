package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.compare.Circumstances;
import dev.burin.benchmarks.compare.Effort;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.growth.DocumentSizeBenchmark;
import dev.burin.benchmarks.library.AbsentLibrary;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Versions;
import dev.burin.benchmarks.report.Section;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.page.Block;
import dev.burin.benchmarks.report.page.Html;
import dev.burin.benchmarks.report.page.JmhJson;
import dev.burin.benchmarks.report.page.LibraryNote;
import dev.burin.benchmarks.report.page.Markdown;
import dev.burin.benchmarks.report.page.Page;
import dev.burin.benchmarks.report.page.Tables;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.annotations.Fork;

/** Writes the three files of a report. */
record ReportFiles(ReportOptions options, Kept kept, double loadBefore) {

    void write(Measured measured, Map<Section, List<Table>> tables) throws IOException {
        Page page = page(measured, tables);
        kept.write("report.json", JmhJson.bytes(JmhJson.array(measured.merged())));
        kept.write("report.md", Markdown.of(page).getBytes(StandardCharsets.UTF_8));
        kept.write("report.html", Html.of(page).getBytes(StandardCharsets.UTF_8));
    }

    private Page page(Measured measured, Map<Section, List<Table>> tables) {
        List<Block> blocks = new ArrayList<>();
        options.parts().forEach(part -> blocks.add(part.block(measured)));
        tables.forEach((section, ofSection) -> {
            if (!ofSection.isEmpty()) {
                blocks.add(new Tables(section.name(), ofSection.get(0).title(), ofSection));
            }
        });
        return new Page(
                String.format(
                        "JVM codecs compared, JDK %d, %s",
                        Runtime.version().feature(), kept.made().begun()),
                options.command(),
                circumstances(),
                libraries(),
                blocks);
    }

    private Map<String, String> circumstances() {
        Map<String, String> lines = Circumstances.of(
                options.libraries(), options.effort() + Effort.LONGER_WARM_UP + ", and so does what grows");
        lines.remove("Versions"); // shown next to the libraries
        lines.computeIfPresent("Flags", (title, flags) -> flags + "; what grows runs with " + flagsOfGrowth());
        List<String> missing = Arrays.stream(Scenario.values())
                .filter(scenario -> !scenario.isAvailable())
                .map(Scenario::title)
                .toList();
        if (!missing.isEmpty()) {
            lines.put("Left out", String.join(", ", missing) + ": not in the folder of real documents");
        }
        lines.put(
                "Load",
                String.format(
                        Locale.ROOT,
                        "%.1f before, %.1f after; more than 1 is noise",
                        loadBefore,
                        Circumstances.load()));
        lines.put("JMH", Versions.of("JMH"));
        return lines;
    }

    private static String flagsOfGrowth() {
        return String.join(
                " ", DocumentSizeBenchmark.class.getAnnotation(Fork.class).jvmArgsAppend());
    }

    private List<LibraryNote> libraries() {
        List<LibraryNote> notes = new ArrayList<>();
        for (Library library : options.libraries()) {
            notes.add(new LibraryNote(library.title(), Versions.of(library.name()), library.configuration()));
        }
        for (AbsentLibrary library : AbsentLibrary.values()) {
            notes.add(new LibraryNote(library.title(), "", "not compared: " + library.reason()));
        }
        return notes;
    }
}
