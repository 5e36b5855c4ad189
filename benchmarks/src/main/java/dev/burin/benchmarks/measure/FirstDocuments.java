package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Task;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The program for a fresh virtual machine: decodes one document a thousand times with one library, and prints when the 1st,
 * the 10th, the 100th and the 1,000th call ended, in nanoseconds since the first reference to the library. Jackson must not
 * create the document here, because it would then be warm.
 */
final class FirstDocuments {
    static final Scenario SCENARIO = Scenario.EVENT_PAYLOAD;

    /** The numbers of calls after which the time is printed. */
    static final int[] CALLS = {1, 10, 100, 1000};

    private FirstDocuments() {}

    /** Runs with two arguments: the name of a library and the file with the document. */
    public static void main(String[] arguments) throws IOException {
        Library library = Library.valueOf(arguments[0]);
        Sample.takeJsonFrom(Path.of(arguments[1]));
        SCENARIO.sample();
        Object decoded = "";
        long[] times = new long[CALLS.length];
        long start = System.nanoTime();
        Task<?> task = library.task(SCENARIO);
        for (int at = 0, call = 0; at < CALLS.length; at++) {
            for (; call < CALLS[at]; call++) {
                decoded = task.decode();
            }
            times[at] = System.nanoTime() - start;
        }
        if (!task.isRight(decoded)) {
            throw new IllegalStateException("reads another value");
        }
        for (long time : times) {
            System.out.println(time);
        }
    }
}
