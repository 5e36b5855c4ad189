package dev.burin.benchmarks.trust.suite;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** The extent of a run. */
public enum Extent {
    /** A run of a few minutes. */
    SHORT(100, 1_500, 2, Duration.ofSeconds(2)),
    /** All rows of the corpus. */
    FULL(Integer.MAX_VALUE, 20_000, 1, Duration.ofSeconds(10));

    private final int rowsPerFile;
    private final int randomNumbers;
    private final int mutationStep;
    private final Duration patience;

    Extent(int rowsPerFile, int randomNumbers, int mutationStep, Duration patience) {
        this.rowsPerFile = rowsPerFile;
        this.randomNumbers = randomNumbers;
        this.mutationStep = mutationStep;
        this.patience = patience;
    }

    /** Returns how long the run of a case may take before it is abandoned. */
    public Duration patience() {
        return patience;
    }

    /** Returns how many random numbers of each kind are generated. */
    int randomNumbers() {
        return randomNumbers;
    }

    /** Returns the step between the mutations that are tried: 1 for all, 2 for every second one, and so on. */
    int mutationStep() {
        return mutationStep;
    }

    /** Returns the rows of a file to try, at equal distances. */
    <T> List<T> sample(List<T> rows) {
        int count = Math.min(rowsPerFile, rows.size());
        return IntStream.range(0, count)
                .mapToObj(i -> rows.get((int) ((long) i * rows.size() / count)))
                .toList();
    }
}
