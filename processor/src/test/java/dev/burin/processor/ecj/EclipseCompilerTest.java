package dev.burin.processor.ecj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.processor.JsonCodecProcessor;
import dev.burin.processor.behaviour.ClassPath;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Under Eclipse's compiler the processor writes the same sources as under javac, and they compile without warnings. */
class EclipseCompilerTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final Path SAMPLES = Path.of("../samples/src/main/java");

    /** Contains no types with codecs. */
    private static final Path WITH_FRAMEWORKS = SAMPLES.resolve("dev/burin/samples/http");

    /** Warnings in addition to the defaults: possible faults in generated code, but not matters of style. */
    private static final String WARNINGS =
            "-warn:+allDeadCode,allDeprecation,assertIdentical,charConcat,compareIdentical,"
                    + "conditionAssign,constructorName,dep-ann,discouraged,emptyBlock,enumIdentical,fallthrough,finalBound,finally,"
                    + "hashCode,hiding,includeAssertNull,indirectStatic,interfaceNonInherited,intfRedundant,invalidJavadoc,"
                    + "localHiding,maskedCatchBlock,null,nullDereference,over-ann,pkgDefaultMethod,raw,resource,"
                    + "semicolon,serial,static-access,super,suppress,switchDefault,syncOverride,"
                    + "typeHiding,unchecked,unnecessaryElse,unusedImport,unusedLocal,unusedPrivate,unusedLabel,uselessTypeCheck,varargsCast";

    @TempDir
    private Path output;

    static Stream<Path> folders() throws IOException {
        try (Stream<Path> folders = Files.list(GOLDEN)) {
            return folders.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void theProcessorWritesTheGoldenSourcesWithoutAWarning(Path folder) throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(file -> !file.toString().endsWith("Codec.java"))
                    .sorted()
                    .toList()) {
                sources.add(Files.readString(file));
            }
        }

        assertThat(compile(sources)).isEmpty();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.filter(file -> file.toString().endsWith("Codec.java")))
                    .isNotEmpty()
                    .allSatisfy(golden -> assertThat(
                                    written(output.resolve("golden").resolve(golden.getFileName())))
                            .isEqualTo(written(golden)));
        }
    }

    /** Returns the codec without its read methods, which differ: ecj does not mark implicit constructors, which cannot throw. */
    private static String written(Path codec) {
        try {
            return Files.readString(codec)
                    .replaceAll(
                            "(?s)    (@SuppressWarnings\\(\"fallthrough\"\\)|@Override)\\s+public [^(\\n]* read\\(.*",
                            "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void compiledCodecsReadAndWrite() throws ReflectiveOperationException, IOException {
        assertThat(compile(List.of("""
                package golden;
                import dev.burin.annotation.*;
                import java.util.*;
                @JsonCodec
                public record Page<T extends Comparable<T>>(List<T> items, Map<String, Shape> shapes, Bean bean, OptionalInt next) {}
                """, """
                package golden;
                import dev.burin.annotation.*;
                @JsonCodec
                public sealed interface Shape {
                    record Circle(double radius) implements Shape {}
                    record Square(@JsonProperty(required = true) int side) implements Shape {}
                }
                """, """
                package golden;
                public class Bean { private String name = "?"; public String getName() { return name; }
                    public void setName(String name) { this.name = name; } }
                """))).isEmpty();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {output.toUri().toURL()}, Codec.class.getClassLoader())) {
            Codec<?> page = (Codec<?>) loader.loadClass("golden.PageCodec")
                    .getMethod("of", Codec.class)
                    .invoke(null, Codecs.STRING);
            String json = "{\"items\":[\"a\"],\"shapes\":{\"c\":{\"@type\":\"Circle\",\"radius\":1.5},"
                    + "\"s\":{\"@type\":\"Square\",\"side\":2}},\"bean\":{\"name\":\"b\"},\"next\":3}";

            assertThat(roundTrip(page, json)).isEqualTo(json);
            assertThatThrownBy(() -> page.fromJson(json.replace("side", "size")))
                    .hasMessageContaining("$.shapes.s");
        }
    }

    private static <T> String roundTrip(Codec<T> codec, String json) {
        return codec.toJson(codec.fromJson(json));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 25, 26, 65, 500})
    void typesOfAnySizeHaveCodecsWithoutAWarning(int count) {
        for (String form : new String[] {
            "record Large(%s) {}",
            "class Large { %s }",
            "record Large(@JsonAny java.util.Map<String, Object> rest %s) {}"
        }) {
            boolean isClass = form.startsWith("class");
            String members = IntStream.range(0, count)
                    .mapToObj(i -> (isClass ? "public " : "")
                            + (i % 3 == 0 ? "int" : i % 3 == 1 ? "String" : "java.util.List<Long>") + " m" + i
                            + (isClass ? ";" : ""))
                    .collect(Collectors.joining(isClass ? " " : ", "));
            if (isClass && count == 0) {
                continue; // no property
            }
            String separated = form.contains("rest") && count > 0 ? ", " + members : members;
            for (String settings :
                    new String[] {"", "(duplicates = JsonCodec.Duplicates.LAST)", "(unknown = JsonCodec.Unknown.FAIL)"
                    }) {
                if (form.contains("rest") && settings.contains("unknown")) {
                    continue; // contradicts
                }
                assertThat(compile(List.of("package golden; import dev.burin.annotation.*; @JsonCodec" + settings + " "
                                + form.formatted(separated))))
                        .as("%s %s", settings, form)
                        .isEmpty();
            }
        }
    }

    @Test
    void theSamplesHaveCodecsWithoutAWarning() throws IOException {
        List<Path> samples;
        try (Stream<Path> files = Files.walk(SAMPLES)) {
            samples = files.filter(file -> file.toString().endsWith(".java") && !file.startsWith(WITH_FRAMEWORKS))
                    .sorted()
                    .toList();
        }

        assertThat(compileFiles(samples)).isEmpty();
        try (Stream<Path> files = Files.walk(output)) {
            assertThat(files.filter(file -> file.toString().endsWith("Codec.java")))
                    .hasSizeGreaterThan(samples.size() / 2);
        }
    }

    /** This compiler does not report the source positions of their parameters. */
    @Test
    void recordsMayHaveCompactConstructors() throws ReflectiveOperationException, IOException {
        assertThat(compile(List.of("""
                package golden;
                import dev.burin.annotation.*;
                import java.util.*;
                import org.jspecify.annotations.NullMarked;
                @NullMarked
                @JsonCodec
                public record Order(String name, @JsonDefault(method = "one") int count, @JsonFormat(pattern = "d.M.yyyy") java.time.LocalDate day) {
                    public Order { name = name.trim(); }
                    static int one() { return 1; }
                }
                """))).isEmpty();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {output.toUri().toURL()}, Codec.class.getClassLoader())) {
            Codec<?> order = (Codec<?>)
                    loader.loadClass("golden.OrderCodec").getField("INSTANCE").get(null);

            assertThat(roundTrip(order, "{\"name\":\" a\",\"day\":\"5.11.2026\"}"))
                    .isEqualTo("{\"name\":\"a\",\"count\":1,\"day\":\"5.11.2026\"}");
            assertThatThrownBy(() -> order.fromJson("{\"name\":null,\"day\":\"5.11.2026\"}"))
                    .hasMessageContaining("$.name");
        }
    }

    /** This compiler has no line numbers for the components of records; the message names the member. */
    @Test
    void problemsOfRecordsNameTheMember() {
        assertThat(compile(List.of("""
                package golden;
                import dev.burin.annotation.JsonCodec;
                @JsonCodec
                record Order(long id, java.io.InputStream attachment) {
                    Order { } }
                """))).singleElement().asString().startsWith("ERROR 0: [BRN020] Order.attachment: ");
    }

    @Test
    void problemsAreReportedAtTheirPlaces() {
        assertThat(compile(List.of("""
                package golden;
                import dev.burin.annotation.JsonCodec;
                @JsonCodec
                class Order { public long id;
                    public java.io.InputStream attachment; }
                """))).singleElement().asString().startsWith("ERROR 5: [BRN020] Order.attachment: ");
    }

    /** This compiler does not capture the types of such builders. */
    @Test
    void buildersMayBeGeneric() throws ReflectiveOperationException, IOException {
        assertThat(compile(List.of("""
                package golden;
                import dev.burin.annotation.JsonCodec;
                @JsonCodec
                public final class Box<T> {
                    private final T value;
                    Box(T value) { this.value = value; }
                    public T value() { return value; }
                    public static <B> Builder<B> builder() { return new Builder<>(); }
                    public static class Builder<B> {
                        private B value;
                        public Builder<B> value(B value) { this.value = value; return this; }
                        public Box<B> build() { return new Box<>(value); }
                    }
                }
                """))).isEmpty();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {output.toUri().toURL()}, Codec.class.getClassLoader())) {
            Codec<?> box = (Codec<?>) loader.loadClass("golden.BoxCodec")
                    .getMethod("of", Codec.class)
                    .invoke(null, Codecs.STRING);

            assertThat(roundTrip(box, "{\"value\":\"a\"}")).isEqualTo("{\"value\":\"a\"}");
        }
    }

    /** This compiler forgets the bound of such a wildcard in the type of a variable declared with {@code var}. */
    @Test
    void arraysMayBeBoundsOfWildcards() {
        assertThat(compile(List.of("""
                package golden;
                import dev.burin.annotation.JsonCodec;
                import java.util.*;
                @JsonCodec
                record Arrays(Map<String, ? extends Integer[]> map, Map<? extends UUID, ? extends int[][]> keys,
                        List<? extends Integer[]> list, Optional<? extends String[]> optional) {}
                """))).isEmpty();
    }

    /** When the processor supplies the type arguments, the result is a type that this compiler cannot print. */
    @ParameterizedTest
    @ValueSource(strings = {"""
                public interface Nested { @JsonCodec sealed interface Result<A> {
                    record Ok<X>(X value) implements Result<X> {} } }
                """, """
                public class Outer { @JsonCodec @JsonSubTypes(@JsonSubTypes.Type(Outer.Base.Sub.class))
                    public abstract static class Base<A> {
                        public static class Sub<X> extends Base<X> { public X value; } } }
                """, """
                public class Shadow { @JsonCodec @JsonSubTypes(@JsonSubTypes.Type(golden.Shadow.Y.Sub.class))
                    public abstract static class Y<Y> {
                        public static class Sub<Sub> extends golden.Shadow.Y<Sub> { public String name; } } }
                """, """
                public interface Keys { interface Of<A> { record Id<X>(@JsonKey String text) {} }
                    @JsonCodec record Names(java.util.Map<Of.Id<?>, String> names) {} }
                """})
    void genericTypesMayBeNested(String source) {
        assertThat(compile(List.of("package golden; import dev.burin.annotation.*; " + source)))
                .isEmpty();
    }

    /** Returns the messages of the compiler. */
    private List<String> compile(List<String> sources) {
        return compileFiles(sources.stream().map(this::write).toList());
    }

    private List<String> compileFiles(List<Path> sources) {
        JavaCompiler compiler = new EclipseCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
            files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
            files.setLocationFromPaths(
                    StandardLocation.CLASS_PATH,
                    List.of(ClassPath.placeOf(Codec.class), ClassPath.placeOf(NullMarked.class)));
            JavaCompiler.CompilationTask task = compiler.getTask(
                    new StringWriter(),
                    files,
                    found,
                    List.of("--release", "17", WARNINGS),
                    null,
                    files.getJavaFileObjectsFromPaths(sources));
            task.setProcessors(List.of(new JsonCodecProcessor()));
            boolean isCompiled = task.call();
            List<String> messages = found.getDiagnostics().stream()
                    .filter(diagnostic -> !isOfUser(diagnostic))
                    .map(diagnostic -> diagnostic.getKind() + " " + diagnostic.getLineNumber() + ": "
                            + diagnostic.getMessage(Locale.ROOT))
                    .toList();
            assertThat(isCompiled)
                    .as("%s", messages)
                    .isEqualTo(messages.stream().noneMatch(message -> message.startsWith("ERROR")));
            return messages;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Warnings about the types themselves are not Burin's. */
    private static boolean isOfUser(Diagnostic<? extends JavaFileObject> diagnostic) {
        return diagnostic.getKind() != Diagnostic.Kind.ERROR
                && diagnostic.getSource() != null
                && !diagnostic.getSource().getName().endsWith("Codec.java");
    }

    /** Writes a source file, because this compiler accepts only files. */
    private Path write(String text) {
        String name = text.replaceAll("(?s).*?\\b(?:class|record|enum|interface) (\\w+).*", "$1");
        try {
            return Files.writeString(output.resolve(name + ".java"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
