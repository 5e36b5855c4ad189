package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.report.page.Block;
import java.util.List;
import java.util.Set;

/** A part of the report that JMH measures. */
interface Part {
    /** Returns a name such as {@code ARTICLE}, which may be used in {@code --only}. */
    String name();

    /** Returns the trials in the order of measurement; adjacent ones take turns. */
    List<Trial> trials();

    /** Returns the trials whose ranking may be due to chance, to be measured again. */
    default Set<Trial> closeTrials(Measured measured) {
        return Set.of();
    }

    /** Returns the block of the page that shows the results. */
    Block block(Measured measured);
}
