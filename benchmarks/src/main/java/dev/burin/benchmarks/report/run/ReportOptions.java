package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.compare.Effort;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.report.Section;
import java.nio.file.Path;
import java.util.List;

/**
 * What the report is of.
 *
 * @param parts what JMH measures
 * @param sections what measures itself
 * @param libraries the columns
 * @param effort how long each fork measures, and how many there are
 * @param isQuick whether sections are to hurry too
 * @param folder where results and report go
 * @param restart whether to forget what is there
 * @param command what was typed
 */
record ReportOptions(
        List<Part> parts,
        List<Section> sections,
        List<Library> libraries,
        Effort effort,
        boolean isQuick,
        Path folder,
        boolean restart,
        String command) {}
