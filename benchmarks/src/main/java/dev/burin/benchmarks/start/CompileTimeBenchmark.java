package dev.burin.benchmarks.start;

import dev.burin.benchmarks.growth.Compilation;
import dev.burin.benchmarks.growth.TypeSource;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One run of a cold javac over types of twelve members, with a processor and without: the difference is what the
 * processor and the compilation of what it generates take.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(5)
public class CompileTimeBenchmark {

    /** Which annotation processor runs. */
    @Param
    public Processor processor;

    /** How many types are compiled. */
    @Param({"10", "100", "1000"})
    public int types;

    private Compilation compilation;

    /** Writes the sources. */
    @Setup(Level.Iteration)
    public void prepare() throws IOException {
        compilation = Compilation.of(TypeSource.mixed(types), processor.classNames);
    }

    /** Compiles them. */
    @Benchmark
    public void compile() {
        compilation.run();
    }

    /** The processors that are compared. */
    public enum Processor {
        NONE,
        BURIN(Compilation.BURIN),
        DSL_JSON(Compilation.DSL_JSON);

        final String[] classNames;

        Processor(String... classNames) {
            this.classNames = classNames;
        }
    }
}
