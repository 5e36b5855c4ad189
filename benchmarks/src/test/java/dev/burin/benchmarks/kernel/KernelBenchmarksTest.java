package dev.burin.benchmarks.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every kernel benchmark that JMH finds runs once over all its values, for every kind, and returns the correct result. */
class KernelBenchmarksTest {

    @ParameterizedTest(name = "{0}.{1}, {2}")
    @MethodSource("runs")
    void everyMethodReadsAndWritesEveryKindCorrectly(Class<?> kernel, String method, Object kind) throws Exception {
        KernelBenchmark<?> benchmark =
                (KernelBenchmark<?>) kernel.getDeclaredConstructor().newInstance();
        kernel.getField("kind").set(benchmark, kind);

        benchmark.prepare(method); // throws if a result is wrong
    }

    @Test
    void aWrongResultStopsTheBenchmark() {
        assertThatThrownBy(() -> new Wrong().prepare("readZeros")).hasMessage("readZeros gives other values");
        assertThatThrownBy(() -> new Wrong().prepare("writeZero")).hasMessage("writeZero gives other values");
    }

    static Stream<Arguments> runs() {
        return kernels().flatMap(kernel -> Arrays.stream(kernel.getMethods())
                .filter(method -> method.isAnnotationPresent(Benchmark.class))
                .map(Method::getName)
                .flatMap(method -> kinds(kernel).map(kind -> Arguments.of(kernel, method, kind))));
    }

    @Test
    void allKernelsAreFound() {
        assertThat(kernels()).contains(UuidKernel.class);
    }

    private static Stream<Class<?>> kernels() {
        String inThisPackage = "^" + KernelBenchmarksTest.class.getPackageName();
        return BenchmarkList.defaultList()
                .find(
                        OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
                        List.of(inThisPackage),
                        List.of())
                .stream()
                .<Class<?>>map(benchmark -> benchmarkClass(benchmark.getUserClassQName()))
                .distinct();
    }

    private static Class<?> benchmarkClass(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<?> kinds(Class<?> kernel) {
        try {
            Field kind = kernel.getField("kind");
            return Arrays.stream(kind.getType().getEnumConstants());
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(kernel + " has no parameter called kind.", e);
        }
    }

    /** A kernel that reads only zeros. */
    public static final class Wrong extends KernelBenchmark<int[]> {
        @Override
        int[] values(Random random) {
            return random.ints(VALUES).toArray();
        }

        public int[] readZeros() {
            return new int[VALUES];
        }

        public Written writeZero() {
            return written.of(new byte[] {'[', '0', ']'}, 3);
        }
    }
}
