package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.compare.Effort;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.report.Section;
import java.nio.file.Path;
import java.util.List;

/**
 * The options of a report.
 *
 * @param parts the parts that JMH measures
 * @param sections the parts that measure themselves
 * @param libraries the columns
 * @param effort the number of forks, and how long each of them measures
 * @param isQuick whether sections are to be quick, too
 * @param folder the folder for the results and the report
 * @param restart whether to discard earlier results
 * @param command the command line
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
