package dev.burin.attack;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cost of an attack grows no faster than its length, whichever way it is read, and a megabyte takes no more than a
 * second.
 *
 * <p>The only test of ours that measures time: benchmarks show how fast usual documents are, but are not run on each of
 * these. See {@link Growth} for how it measures.
 */
class GrowthTest {
    private static final int SMALL_BYTES = 10_000;
    private static final int FACTOR = 10;

    /** The size of a reader, and of an exception with its stack trace and its message. */
    private static final int FIXED_BYTES = 64_000;

    /** How long a reading that seems too slow is repeated. */
    private static final long MAX_RETRY_NANOS = 3_000_000_000L;

    /** For readings that are known to be slow, which need no time to prove otherwise. */
    private static final long NO_RETRY = 0;

    private static final int WARM_UP_READINGS = 20;

    private static final Attack ZEROS = Attack.of("A7 many integers", n -> Texts.array("0", n));

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
        Growth growth = new Growth(attack, MAX_RETRY_NANOS);
        List<String> deviations = new ArrayList<>();

        for (Reading reading : Reading.ALL) {
            growth.deviation(reading).ifPresent(deviations::add);
        }

        assertThat(deviations).isEmpty();
    }

    /**
     * n + n²/10⁶: a tenth more for 100 kB, twice the time for 1 MB; so many steps that the reading itself does not
     * count. Other work on the machine may hide it once.
     */
    @Test
    void aSmallQuadraticPartIsNoticed() {
        Reading slow = slow(byteCount -> 20 * (byteCount + byteCount * byteCount / 1_000_000));
        warmUp(slow);

        assertThat(Stream.generate(() -> new Growth(ZEROS, NO_RETRY).deviation(slow))
                        .limit(3)
                        .flatMap(Optional::stream)
                        .findFirst())
                .hasValueSatisfying(text -> assertThat(text).contains(" times as long for ten times the length"));
    }

    @Test
    void linearButSlowReadingIsNoticed() {
        Reading slow = slow(byteCount -> 1_500 * byteCount);

        assertThat(new Growth(ZEROS, NO_RETRY).deviation(slow))
                .hasValueSatisfying(text -> assertThat(text).contains(" ms for "));
    }

    @Test
    void linearAndFastReadingIsNotReported() {
        Reading fast = slow(byteCount -> 10 * byteCount);

        assertThat(new Growth(ZEROS, MAX_RETRY_NANOS).deviation(fast)).isEmpty();
    }

    /**
     * Reads until the code is compiled: before that, the shorter document takes too long, and the growth seems small.
     */
    private static void warmUp(Reading reading) {
        byte[] document = ZEROS.document(SMALL_BYTES * FACTOR);
        for (int i = 0; i < WARM_UP_READINGS; i++) {
            read(reading, document);
        }
    }

    /** Reads an array, and then takes the given number of steps for its bytes. */
    private static Reading slow(LongUnaryOperator stepsForBytes) {
        return Reading.of("slow", 0, in -> {
            long elementCount = 0;
            for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
                in.skipValue();
                elementCount++;
            }
            long state = 1;
            for (long rest = stepsForBytes.applyAsLong(elementCount * "0,".length()); rest > 0; rest--) {
                state ^= state << 13; // Marsaglia's generator, of which no compiler combines several steps
                state ^= state >>> 7;
                state ^= state << 17;
            }
            return state;
        });
    }

    static Outcome read(Reading reading, byte[] document) {
        Outcome outcome = Outcome.of(Input.WHOLE_ARRAY, reading.codec(), document);
        if (outcome.error() instanceof Error e) {
            throw e;
        }
        return outcome;
    }
}
