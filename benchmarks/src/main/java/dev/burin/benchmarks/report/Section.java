package dev.burin.benchmarks.report;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * A part of the report that is no score of JMH, such as bytes on the wire. It is registered in
 * {@link dev.burin.benchmarks.measure.Measurements}.
 */
public interface Section {

    /** Returns a name such as {@code BYTES_ON_THE_WIRE}: {@code --only} is matched against it, and a file is called so. */
    String name();

    /** Returns about how long {@link #measure} takes, for the time left. */
    Duration expected(boolean quick);

    /**
     * Measures, in at most a few minutes if {@code quick}, and returns the tables.
     *
     * @param quick whether fewer and shorter runs are enough
     * @param progress told what is measured next, in a few words
     */
    List<Table> measure(boolean quick, Consumer<String> progress) throws IOException, InterruptedException;
}
