package dev.burin.attack;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What an attack costs grows with its length, and no faster, whichever way it is read.
 *
 * <p>The one test of ours that looks at a clock: benchmarks show how fast usual documents are, but nobody runs them on each
 * of these. It compares two sizes on the same machine at the same time, takes the best of many rounds, and gives up only
 * after seconds; what is quadratic takes ten times longer than it may.
 */
class GrowthTest {
    private static final int SMALL_BYTES = 10_000;
    private static final int FACTOR = 10;

    /** What a reader is made of, an exception with its trace and its message. */
    private static final int FIXED_BYTES = 64_000;

    /** How often the large document is read in a round, so that a round takes milliseconds. */
    private static final int TIMES = 3;

    private static final int MIN_ROUNDS = 3;
    private static final long MAX_NANOS = 10_000_000_000L;

    /** For the first try, since one of the two steps usually is short. */
    private static final long HURRIED_NANOS = 500_000_000;

    /** For all that is read in a round; what takes less has hardly looked at it. */
    private static final long NEGLIGIBLE_NANOS = 100_000;

    static List<Attack> attacks() {
        return Attacks.ALL;
    }

    @ParameterizedTest
    @MethodSource("attacks")
    void memoryIsBoundedByTheLengthOfTheDocument(Attack attack) {
        byte[] small = attack.document(SMALL_BYTES);
        byte[] large = attack.document(SMALL_BYTES * FACTOR);
        List<String> deviations = new ArrayList<>();

        for (Reading reading : Reading.ALL) {
            read(reading, small);
            for (byte[] document : List.of(small, large)) {
                long bytes = allocatedBytes(reading, document);
                long bound = (long) document.length * reading.maxBytesPerByte() + FIXED_BYTES;
                if (bytes > bound) {
                    deviations.add("%s: %d bytes for %d".formatted(reading, bytes, document.length));
                }
            }
        }

        assertThat(deviations).isEmpty();
    }

    private static long allocatedBytes(Reading reading, byte[] document) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        read(reading, document);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @ParameterizedTest
    @MethodSource("attacks")
    void tenTimesTheLengthTakesLittleMoreThanTenTimesTheTime(Attack attack) {
        List<byte[]> documents = IntStream.of(1, FACTOR, FACTOR * FACTOR)
                .mapToObj(times -> attack.document(SMALL_BYTES * times))
                .toList();
        List<String> deviations = new ArrayList<>();

        for (Reading reading : Reading.ALL) {
            double factor = lowestTimeFactor(reading, documents, attack.maxTimeFactor());
            if (factor >= attack.maxTimeFactor()) {
                deviations.add("%s: %.1f times".formatted(reading, factor));
            }
        }

        assertThat(deviations).isEmpty();
    }

    /**
     * How many times longer a document takes than the one before it, where that is least. Where the second size leaves a cache,
     * or what a reader keeps for the next document, time makes a step that the third does not; what is quadratic makes both.
     */
    private static double lowestTimeFactor(Reading reading, List<byte[]> documents, double max) {
        double lowest = Double.MAX_VALUE;
        for (long maxNanos : List.of(HURRIED_NANOS, MAX_NANOS)) {
            for (int i = 1; i < documents.size() && lowest >= max; i++) {
                lowest = Math.min(lowest, timeFactor(reading, documents.get(i - 1), documents.get(i), max, maxNanos));
            }
        }
        return lowest;
    }

    /**
     * How many times longer the large document takes than the small one, tried again while that is not below the limit; 1 if
     * neither takes any time to speak of.
     */
    private static double timeFactor(Reading reading, byte[] small, byte[] large, double max, long maxNanos) {
        long smallNanos = Long.MAX_VALUE;
        long largeNanos = Long.MAX_VALUE;
        long start = System.nanoTime();
        for (int round = 1; round <= MIN_ROUNDS || System.nanoTime() - start < maxNanos; round++) {
            largeNanos = Math.min(largeNanos, nanos(reading, large, TIMES));
            smallNanos = Math.min(smallNanos, nanos(reading, small, TIMES * FACTOR));
            if (largeNanos < NEGLIGIBLE_NANOS) {
                return 1;
            }
            if (round >= MIN_ROUNDS && factor(smallNanos, largeNanos) < max) {
                break;
            }
        }
        return factor(smallNanos, largeNanos);
    }

    private static double factor(long smallNanos, long largeNanos) {
        return (double) largeNanos * FACTOR / smallNanos;
    }

    private static long nanos(Reading reading, byte[] document, int times) {
        long start = System.nanoTime();
        for (int i = 0; i < times; i++) {
            read(reading, document);
        }
        return System.nanoTime() - start;
    }

    private static Outcome read(Reading reading, byte[] document) {
        Outcome outcome = Outcome.of(Input.WHOLE_ARRAY, reading.codec(), document);
        if (outcome.error() instanceof Error e) {
            throw e;
        }
        return outcome;
    }
}
