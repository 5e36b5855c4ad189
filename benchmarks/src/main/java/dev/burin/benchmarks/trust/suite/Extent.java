package dev.burin.benchmarks.trust.suite;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** How much is tried. */
public enum Extent {
    /** What fits into a few minutes. */
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

    /** Returns how long a run may take before nobody waits for it any more. */
    public Duration patience() {
        return patience;
    }

    /** Returns how many random numbers of a kind are made. */
    int randomNumbers() {
        return randomNumbers;
    }

    /** Returns which mutations are tried: every one, every second, and so on. */
    int mutationStep() {
        return mutationStep;
    }

    /** Returns as many rows of a file as are tried, at equal distances. */
    <T> List<T> sample(List<T> rows) {
        int count = Math.min(rowsPerFile, rows.size());
        return IntStream.range(0, count)
                .mapToObj(i -> rows.get((int) ((long) i * rows.size() / count)))
                .toList();
    }
}
