package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.processor.JsonCodecProcessor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Source files without a class, of JDK 25: the class around their types has no name. */
class CompactSourceFileTest {
    @TempDir
    private Path folder;

    static boolean isInJdk() {
        return Runtime.version().feature() >= 25;
    }

    @EnabledIf("isInJdk")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonCodec record P(int x) {}",
                "@JsonCodec enum P { A }",
                "@JsonCodec @JsonImport(java.awt.Dimension.class) record P(int x) {}",
                "@JsonImport(java.awt.Dimension.class) interface P {}",
                "@JsonCodecFor(Thread.class) static class P implements dev.burin.KeyCodec<Thread> {"
                        + " public String toName(Thread t) { return \"\"; } public Thread fromName(String s) { return null; } }"
            })
    void typesInThemAreReported(String type) throws Exception {
        assertThat(errors("import dev.burin.annotation.*;\nvoid main() {}\n" + type))
                .singleElement()
                .asString()
                .startsWith("3: [BRN050] P or an enclosing type has no name, as in a compact source file, so its codec")
                .endsWith("Move it to a source file of its own, or declare the class of this one: class Main { … }.");
    }

    @EnabledIf("isInJdk")
    @Test
    void nestedTypesInThemAreReported() throws Exception {
        assertThat(
                        errors(
                                "import dev.burin.annotation.*;\nvoid main() {}\nclass Outer { @JsonCodec record P(int x) {} }"))
                .singleElement()
                .asString()
                .contains("[BRN050] Outer.P or an enclosing type has no name");
    }

    /** Such a class has the same modifier, and no package. */
    @ParameterizedTest
    @ValueSource(strings = {"final class Main {", "record Main() {", "enum Main { A;"})
    void typesInFinalClassesAreNot(String around) throws Exception {
        assertThat(errors("import dev.burin.annotation.*;\n" + around + " @JsonCodec record P(int x) {} }"))
                .isEmpty();
        assertThat(folder.resolve("Main_PCodec.class")).exists();
    }

    private List<String> errors(String source) throws Exception {
        Path file = Files.writeString(folder.resolve("Main.java"), source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, null, null)) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    null,
                    files,
                    diagnostics,
                    List.of(
                            "-d",
                            folder.toString(),
                            "-cp",
                            ClassPath.placeOf(Codec.class).toString()),
                    null,
                    files.getJavaFileObjects(file));
            task.setProcessors(List.of(new JsonCodecProcessor()));
            task.call();
        }
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(diagnostic -> diagnostic.getLineNumber() + ": " + diagnostic.getMessage(Locale.ROOT))
                .toList();
    }
}
