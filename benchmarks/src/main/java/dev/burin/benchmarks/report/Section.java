package dev.burin.benchmarks.report;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * A part of the report that JMH does not measure, such as bytes on the wire. Sections are registered in
 * {@link dev.burin.benchmarks.measure.Measurements}.
 */
public interface Section {

    /** Returns a name such as {@code BYTES_ON_THE_WIRE}, for matching {@code --only} and for naming a file. */
    String name();

    /** Returns approximately how long {@link #measure} takes, for estimating the time left. */
    Duration expected(boolean quick);

    /**
     * Measures, in at most a few minutes if {@code quick}, and returns the tables.
     *
     * @param quick whether fewer and shorter runs are enough
     * @param progress accepts a few words about what is measured next
     */
    List<Table> measure(boolean quick, Consumer<String> progress) throws IOException, InterruptedException;
}
