package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.report.page.Block;
import java.util.List;
import java.util.Set;

/** A part of the report that JMH measures. */
interface Part {
    /** Returns a name such as {@code ARTICLE}, which {@code --only} may contain. */
    String name();

    /** Returns what is measured, in the order in which it is; neighbours take turns. */
    List<Trial> trials();

    /** Returns those that chance may have put in the wrong order, to be measured again. */
    default Set<Trial> closeTrials(Measured measured) {
        return Set.of();
    }

    /** Returns what the page shows. */
    Block block(Measured measured);
}
