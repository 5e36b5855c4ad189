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
 * One run of a cold javac on types of twelve members, with and without a processor: the difference is the time of the
 * processor and of compiling what it generates.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(5)
public class CompileTimeBenchmark {

    /** The annotation processor that runs. */
    @Param
    public Processor processor;

    /** The number of types that are compiled. */
    @Param({"10", "100", "1000"})
    public int types;

    private Compilation compilation;

    /** Writes the sources. */
    @Setup(Level.Iteration)
    public void prepare() throws IOException {
        compilation = Compilation.of(TypeSource.mixed(types), processor.classNames);
    }

    /** Compiles the sources. */
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
