package dev.burin.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.processor.check.ProblemFile.Expected;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles each file of the {@code problems} folder and compares what is reported with the comments in it. */
class ProblemsTest {
    private static final Pattern DETAIL = Pattern.compile("\\{[a-z]\\w*}");

    static Stream<ProblemFile> files() {
        return ProblemFile.all().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void everyProblemIsReportedAtItsLineAndNothingElse(ProblemFile file) {
        List<Diagnostic<? extends JavaFileObject>> reported = file.compile().diagnostics().stream()
                .filter(ProblemsTest::isErrorOrWarning)
                .toList();

        assertThat(file.expected()).isNotEmpty();
        for (Expected expected : file.expected()) {
            assertThat(reported)
                    .as("%s in line %d", expected.text(), expected.line())
                    .anySatisfy(diagnostic ->
                            assertThat(expected.describes(diagnostic)).isTrue());
        }
        assertThat(reported).as("reported without being expected").allSatisfy(diagnostic -> assertThat(file.expected())
                .as(diagnostic.toString())
                .anyMatch(expected -> expected.describes(diagnostic)));
        assertThat(reported).hasSameSizeAs(file.expected());
        assertThat(reported)
                .as("details that a text names and the problem lacks")
                .noneMatch(diagnostic ->
                        DETAIL.matcher(diagnostic.getMessage(null)).find());
    }

    private static boolean isErrorOrWarning(Diagnostic<?> diagnostic) {
        return diagnostic.getKind() == Diagnostic.Kind.ERROR
                || diagnostic.getKind() == Diagnostic.Kind.WARNING
                || diagnostic.getKind() == Diagnostic.Kind.MANDATORY_WARNING;
    }
}
