package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import java.io.IOException;
import java.util.Optional;

/**
 * Checks whether a library handles a scenario correctly: it decodes the expected object, and what it encodes is read back as
 * that object, both by a strict Jackson, which rejects unknown members, and by itself. The two directions are judged
 * separately: a library that misreads doubles may still write them correctly, as read by Jackson. Everything is done twice,
 * because a first call may leave state behind.
 */
public final class Verification {
    private static final int REASON_CHARACTERS = 110;
    private static final int CALLS = 2;

    private Verification() {}

    /** Returns what is wrong, in plain words if the failure is known; empty if the library handles it correctly. */
    public static Optional<String> explainedFailure(Library library, Scenario scenario, Operation operation) {
        return failure(library, scenario, operation).map(reason -> KnownFailures.reason(library, scenario, operation)
                .orElse(reason));
    }

    /** Returns what is wrong, in the words of the library; empty if the library handles it correctly. */
    public static Optional<String> failure(Library library, Scenario scenario, Operation operation) {
        try {
            Task<?> task = library.task(scenario);
            for (Sample sample : scenario.samples()) {
                verify(library, scenario, operation, task.of(sample));
            }
            return Optional.empty();
        } catch (Exception | LinkageError | StackOverflowError e) {
            return Optional.of(reason(e));
        }
    }

    /**
     * Checks one direction of a task, only with the sample of the task.
     *
     * @throws IllegalStateException if the result is wrong
     */
    public static void verify(Library library, Scenario scenario, Operation operation, Task<?> task)
            throws IOException {
        for (int call = 1; call <= CALLS; call++) {
            if (operation == Operation.DECODE) {
                task.verifyDecoding();
            } else {
                verifyEncoding(library, scenario, task);
            }
        }
    }

    private static void verifyEncoding(Library library, Scenario scenario, Task<?> task) throws IOException {
        if (library.isJson()) {
            verifyJson(scenario, task);
        }
        if (!library.isJson() || decodes(task)) {
            task.verifyRoundTrip();
        }
    }

    private static void verifyJson(Scenario scenario, Task<?> task) throws IOException {
        Object read = Jackson.STRICT.readValue(task.encode(), Jackson.STRICT.constructType(scenario.type()));
        if (!ModelEquality.equal(read, task.sample().value())) {
            throw new IllegalStateException("writes another value");
        }
    }

    private static boolean decodes(Task<?> task) {
        try {
            task.verifyDecoding();
            return true;
        } catch (Exception | LinkageError | StackOverflowError e) {
            return false; // a failure of the other direction
        }
    }

    private static String reason(Throwable failure) {
        String text = failure instanceof IllegalStateException && failure.getMessage() != null
                ? failure.getMessage()
                : failure.toString();
        String line = text.lines().findFirst().orElse("");
        return line.length() <= REASON_CHARACTERS ? line : line.substring(0, REASON_CHARACTERS) + "…";
    }
}
