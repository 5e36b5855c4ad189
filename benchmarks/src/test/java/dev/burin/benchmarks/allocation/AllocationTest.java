package dev.burin.benchmarks.allocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Task;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jol.info.GraphLayout;

/**
 * Decoding allocates the decoded objects and nothing else, encoding the resulting array and nothing else, in every
 * scenario, once the code is compiled; but for {@link KnownExcess}.
 */
class AllocationTest {
    private static final int ARRAY_HEADER_BYTES = 16;
    private static final int ALIGNMENT = 8;

    @ParameterizedTest
    @EnumSource
    void decodingAllocatesTheDecodedObjectsAndNothingElse(Scenario scenario) throws IOException {
        assumeTrue(scenario.isAvailable(), () -> "skipped: no " + scenario.title() + " in the corpus");
        Task<?> task = Library.BURIN.task(scenario);

        long size = sizeOfNewObjects(task.decode(), task.decode());

        assertAllocated(task::decode, size, KnownExcess.bytes(scenario, Operation.DECODE));
    }

    @ParameterizedTest
    @EnumSource
    void encodingAllocatesTheResultAndNothingElse(Scenario scenario) throws IOException {
        assumeTrue(scenario.isAvailable(), () -> "skipped: no " + scenario.title() + " in the corpus");
        Task<?> task = Library.BURIN.task(scenario);

        long size = sizeOfArray(task.encode().length);

        assertAllocated(task::encode, size, KnownExcess.bytes(scenario, Operation.ENCODE));
    }

    private static void assertAllocated(AllocationMeter.Call call, long size, long excess) throws IOException {
        double bytes = AllocationMeter.perCall(call, size + excess);

        assertThat(bytes)
                .as("bytes per call, of which %s are the result", size)
                .isBetween((double) size, size + (double) excess);
    }

    /** Two results of the same input share what is shared by all: constants of enums, boxes that the JDK keeps. */
    private static long sizeOfNewObjects(Object decoded, Object decodedAgain) {
        return GraphLayout.parseInstance(decoded, decodedAgain).totalSize()
                - GraphLayout.parseInstance(decodedAgain).totalSize();
    }

    private static long sizeOfArray(int bytes) {
        return (ARRAY_HEADER_BYTES + bytes + ALIGNMENT - 1L) / ALIGNMENT * ALIGNMENT;
    }
}
