package dev.burin.benchmarks.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The measurements of the start run with correct results. */
class StartTest {

    @Test
    void freshVirtualMachinesDecodeWithEveryLibrary() throws IOException {
        ByteArrayOutputStream table = new ByteArrayOutputStream();

        StartTimes.run(1, new PrintStream(table, true, StandardCharsets.UTF_8));

        assertThat(table.toString(StandardCharsets.UTF_8).lines())
                .hasSize(2 + StartTimes.CONTENDERS.size())
                .anyMatch(line -> line.matches("Burin( +\\d+\\.\\d){4}"));
    }

    @ParameterizedTest
    @EnumSource
    void typesAreCompiledWithEveryProcessor(CompileTimeBenchmark.Processor processor) throws IOException {
        CompileTimeBenchmark benchmark = new CompileTimeBenchmark();
        benchmark.processor = processor;
        benchmark.types = 10;

        benchmark.prepare();
        benchmark.compile();
    }
}
