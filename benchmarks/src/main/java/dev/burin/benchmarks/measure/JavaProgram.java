package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Task;
import dev.burin.benchmarks.library.Verification;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/** Measures a Java library like the programs of other languages, with the same documents and the same output format. */
final class JavaProgram {
    /** The warm-up time: the JIT compiler takes this long for the codecs of a large document. */
    static final int WARM_UP_MILLISECONDS = 4_000;

    /** An upper bound of the warm-up rounds: very short rounds are only meant to show that the program runs. */
    private static final int MOST_WARM_UP_ROUNDS = 40;

    private final Library library;
    private final int rounds;
    private final int milliseconds;
    private Object last = "";

    private JavaProgram(Library library, int rounds, int milliseconds) {
        this.library = library;
        this.rounds = rounds;
        this.milliseconds = milliseconds;
    }

    /** Runs with these arguments: a library, the number of rounds, the milliseconds of each, and names of {@link Document}s. */
    public static void main(String[] arguments) throws IOException {
        System.out.println("tool\tJava " + System.getProperty("java.version"));
        JavaProgram program = new JavaProgram(
                Library.valueOf(arguments[0]), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        for (int i = 3; i < arguments.length; i++) {
            for (Operation operation : Operation.values()) {
                program.measure(Document.valueOf(arguments[i]), operation);
            }
        }
    }

    private void measure(Document document, Operation operation) throws IOException {
        Scenario scenario = document.scenario();
        String head = library.title() + "\ttyped\t" + document.fileName() + "\t";
        Optional<String> failure = Verification.explainedFailure(library, scenario, operation);
        if (failure.isPresent()) {
            System.out.println("failed\t" + head + failure.get());
            return;
        }
        Task<?> task = library.task(scenario);
        int warmUpRounds = Math.min(MOST_WARM_UP_ROUNDS, WARM_UP_MILLISECONDS / milliseconds);
        for (int round = -warmUpRounds; round < rounds; round++) {
            double time = time(task, operation);
            if (round >= 0) {
                System.out.printf(Locale.ROOT, "result\t%s%s\t%.3f%n", head, operation.method(), time);
            }
        }
    }

    /** Runs for about {@code milliseconds}, and returns the nanoseconds per call. */
    private double time(Task<?> task, Operation operation) throws IOException {
        long calls = 0;
        long start = System.nanoTime();
        long elapsed = 0;
        for (int batch = 1; elapsed < milliseconds * 1_000_000L; batch = Math.min(batch * 2, 1024)) {
            for (int i = 0; i < batch; i++) {
                last = operation == Operation.DECODE ? task.decode() : task.encode();
            }
            calls += batch;
            elapsed = System.nanoTime() - start;
        }
        if (last == this) {
            throw new IllegalStateException("never so: it keeps the results from being optimized away");
        }
        return (double) elapsed / calls;
    }
}
