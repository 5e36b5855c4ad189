package dev.burin.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.processor.check.ProblemFile.Expected;
import dev.burin.processor.model.Observation;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The catalogue is complete and uses whole sentences. */
class ProblemCatalogueTest {

    @ParameterizedTest
    @EnumSource(Problem.class)
    void everyMessageEndsWithAPeriodAndHasARemedy(Problem problem) {
        // A suggestion follows the message's own period with a question of its own.
        assertThat(problem.message().replace("{suggestion}", "")).endsWith(".").doesNotContain("..");
        assertThat(problem.remedy()).endsWith(".").hasSizeGreaterThan(10);
    }

    @Test
    void everyProblemHasItsOwnCode() {
        assertThat(Stream.of(Problem.values()).map(Problem::code)).doesNotHaveDuplicates();
        assertThat(Stream.of(Problem.values()).map(Problem::code)).allMatch(code -> code.matches("BRN\\d{3}"));
    }

    // A crash needs a bug in the processor; JsonCodecProcessorTest provides one.
    @ParameterizedTest
    @EnumSource(value = Problem.class, mode = EnumSource.Mode.EXCLUDE, names = "CRASH")
    void everyProblemHasAFile(Problem problem) {
        List<ProblemFile> files = ProblemFile.all().stream()
                .filter(file -> file.toString().startsWith(problem.code() + "_"))
                .toList();

        assertThat(files).hasSize(1);
        Set<String> codes = files.get(0).expected().stream().map(Expected::code).collect(Collectors.toSet());
        assertThat(codes).contains(problem.code());
    }

    @ParameterizedTest
    @EnumSource(Observation.Kind.class)
    void everyObservationHasAProblemOfItsName(Observation.Kind kind) {
        assertThat(Problem.valueOf(kind.name())).isNotNull();
    }
}
