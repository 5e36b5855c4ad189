package dev.burin.benchmarks.report.page;

import java.util.List;
import java.util.Map;

/**
 * The current state of a report, perhaps before everything is measured.
 *
 * @param title such as {@code JVM codecs compared}
 * @param command the command that produced it
 * @param circumstances the machine, software and settings, by title
 * @param libraries what was compared, and what was not and why
 * @param blocks its parts, in order
 */
public record Page(
        String title,
        String command,
        Map<String, String> circumstances,
        List<LibraryNote> libraries,
        List<Block> blocks) {

    /** The meaning of all figures, in Markdown without any markup. */
    static final String HOW_TO_READ =
            "Every codec was verified before it was timed: what it decodes is the object expected, and Jackson reads what each"
                    + " JSON codec wrote. Each figure comes from forks of its own, in rounds in which the codecs take turns. Large"
                    + " figures are best times of an operation in one thread, small ones are multiples of the first codec's; noise"
                    + " only adds time, so take gaps below 15 % for ties. A codec without a time has a number instead, that of the"
                    + " reason below.";
}
