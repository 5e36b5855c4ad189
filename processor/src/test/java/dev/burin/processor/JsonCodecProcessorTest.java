package dev.burin.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.processor.bind.Bindings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Which types get a codec, and when. */
class JsonCodecProcessorTest {

    private static Compilation compile(List<Processor> processors, String... sources) {
        return Compiler.javac()
                .withProcessors(processors)
                .compile(Stream.of(sources).map(JsonCodecProcessorTest::file).toList());
    }

    private static Compilation compile(String... sources) {
        return compile(List.of(new JsonCodecProcessor()), sources);
    }

    /** Returns a file that is named after the first word following {@code class}, {@code record} and so on. */
    private static JavaFileObject file(String source) {
        String name = source.replaceFirst("(?s).*?(?:class|record|enum|interface) (\\w+).*", "$1");
        return JavaFileObjects.forSourceString(
                "sample." + name, "package sample;\nimport dev.burin.annotation.*;\nimport java.util.*;\n" + source);
    }

    private static List<String> generated(Compilation compilation) {
        return compilation.generatedSourceFiles().stream()
                .map(file -> file.getName().replaceFirst(".*/(\\w+)\\.java", "$1"))
                .sorted()
                .toList();
    }

    @Test
    void referencedTypesGetACodecToo() {
        Compilation compilation = compile(
                "@JsonCodec public record Order(Line first, Map<String, List<Item[]>> items, Optional<Extra> extra) {}",
                "public record Line(Item item) {}",
                "public class Item { public int x; }",
                "public class Extra { public Order order; }",
                "public class Unrelated { public int x; }");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation)).containsExactly("ExtraCodec", "ItemCodec", "LineCodec", "OrderCodec");
    }

    @Test
    void componentsWithIllegalNamesAreReportedByTheCompilerOnly() {
        Compilation compilation = compile("@JsonCodec public record Order(int hashCode, int id) {}");

        assertThat(compilation).hadErrorContaining("illegal record component name hashCode");
        assertThat(compilation).hadErrorCount(1);
    }

    @Test
    void ignoredMembersAndCustomCodecsReferToNothing() {
        Compilation compilation =
                compile("""
                @JsonCodec public record Order(
                        @JsonIgnore Hidden hidden,
                        @JsonUsing(MoneyCodec.class) Money price,
                        @JsonUsing(content = MoneyCodec.class) List<Money> prices) {}
                """, "public class Hidden { public int x; }", "public class Money { private Money() {} }", """
                public class MoneyCodec implements dev.burin.Codec<Money> {
                    public void write(dev.burin.JsonWriter out, Money value) {}
                    public Money read(dev.burin.JsonReader in) { return null; }
                }
                """);

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation)).containsExactly("OrderCodec");
    }

    @Test
    void theCodecHasTheVisibilityOfItsType() {
        Compilation compilation = compile(
                "@JsonCodec public record Order(int id) {}",
                "@JsonCodec record Line(int id) {}",
                "public class Outer { @JsonCodec public record Inner(int id) {} @JsonCodec record Hidden(int id) {} }");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation))
                .containsExactly("LineCodec", "OrderCodec", "Outer_HiddenCodec", "Outer_InnerCodec");
        assertThat(compilation)
                .generatedSourceFile("sample.OrderCodec")
                .contentsAsUtf8String()
                .contains("\npublic ");
        assertThat(compilation)
                .generatedSourceFile("sample.LineCodec")
                .contentsAsUtf8String()
                .doesNotContain("\npublic ");
        assertThat(compilation)
                .generatedSourceFile("sample.Outer_HiddenCodec")
                .contentsAsUtf8String()
                .doesNotContain("\npublic ");
    }

    @Test
    void twoTypesWhoseCodecsWouldHaveTheSameNameAreAnError() {
        Compilation compilation = compile(
                "public class Outer { @JsonCodec public record Inner(int id) {} }",
                "@JsonCodec public record Outer_Inner(int id) {}");

        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation).hadErrorContaining("[BRN056]");
        assertThat(compilation).hadErrorContaining("would be called sample.Outer_InnerCodec");
    }

    @Test
    void twoConstantsWithTheSameNameAreAnErrorEvenIfTheirEnumHasNoCodec() {
        Compilation compilation = compile(
                "@JsonCodec public record Order(Map<String, Status[]> statuses) {}",
                "public enum Status { NEW, @JsonProperty(\"NEW\") OLD }");

        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation).hadErrorContaining("JSON name \"NEW\" is used by both NEW and OLD");
    }

    @Test
    void aTypeWaitsForTheTypesItMentions() {
        Compilation compilation = compile(
                List.of(
                        new JsonCodecProcessor(),
                        new Late("Base", "public class Base { public int id; }"),
                        new Late("Line", "public record Line(int count) {}")),
                "@JsonCodec public class Order extends Base { public List<Line> lines; public Other other; }",
                "public class Other { public Line line; }");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation)).containsExactly("Base", "Line", "LineCodec", "OrderCodec", "OtherCodec");
        assertThat(compilation)
                .generatedSourceFile("sample.OrderCodec")
                .contentsAsUtf8String()
                .contains("value.id");
    }

    @Test
    void importedTypesMayBeGenerated() {
        Compilation compilation = compile(
                List.of(new JsonCodecProcessor(), new Late("Line", "public record Line(int count) {}")),
                "@JsonCodec public record Order(Line line) {}",
                "@JsonImport(value = Line.class, mixin = Mixin.class) public interface Imports {}",
                "public interface Mixin { @JsonProperty(\"n\") int count(); }");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation)).containsExactly("Line", "LineCodec", "OrderCodec");
        assertThat(compilation)
                .generatedSourceFile("sample.LineCodec")
                .contentsAsUtf8String()
                .contains("\"n\"");
    }

    @Test
    void aCustomCodecMayBeGenerated() {
        Compilation compilation = compile(
                List.of(new JsonCodecProcessor(), new Late("TextCodec", """
                        public class TextCodec implements dev.burin.Codec<String> {
                            public void write(dev.burin.JsonWriter out, String value) {}
                            public String read(dev.burin.JsonReader in) { return null; }
                        }
                        """)),
                "@JsonCodec public record Order(@JsonUsing(TextCodec.class) String text) {}");

        assertThat(compilation).succeededWithoutWarnings();
    }

    @Test
    void constantsInAnnotationsMayBeGenerated() {
        Compilation compilation = compile(
                List.of(new JsonCodecProcessor(), new Late("Order_", """
                        public class Order_ {
                            public static final String ID = "_id";
                            public static final String OTHER = "no";
                            public static final int FIRST = 0;
                            public static final boolean IS_REQUIRED = true;
                        }
                        """)),
                """
                @JsonCodec public record Order(
                        @JsonProperty(Order_.ID) int id,
                        @JsonAlias({"n", Order_.OTHER}) int number,
                        @JsonProperty(index = Order_.FIRST) int last) {}
                """,
                "@JsonCodec public record Line(@JsonProperty(required = Order_.IS_REQUIRED) int id) {}");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation)).containsExactly("LineCodec", "OrderCodec", "Order_");
        assertThat(compilation)
                .generatedSourceFile("sample.OrderCodec")
                .contentsAsUtf8String()
                .containsMatch("(?s)\"last\".*\"_id\".*\"no\"");
        assertThat(compilation)
                .generatedSourceFile("sample.LineCodec")
                .contentsAsUtf8String()
                .contains("REQUIRED");
    }

    /** The string with which javac represents a missing value may also be one that a user wrote. */
    @Test
    void stringsMayLookLikeCompilerErrors() {
        Compilation compilation = compile(
                "@JsonCodec public record Order(@JsonProperty(\"<error>\") @JsonAlias(\"<error>s\") int id) {}");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation)).containsExactly("OrderCodec");
    }

    @Test
    void everythingWrongIsReportedAtOnce() {
        Compilation compilation = compile(
                "@JsonCodec public record Order(int id) {}",
                "@JsonCodec public record Broken(Thread thread, Line line) {}",
                "public record Line(Thread thread) {}");

        assertThat(compilation).hadErrorCount(2); // Line is reported although Broken is broken
        assertThat(compilation).hadErrorContaining("[BRN020] Broken.thread");
        assertThat(compilation).hadErrorContaining("[BRN020] Line.thread");
    }

    @Test
    void aCodecOnTheClassPathIsUsed() {
        // Both classes are among this module's test classes, which are already compiled.
        Compilation compilation =
                compile("@JsonCodec public record Order(dev.burin.processor.library.Address address) {}");

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation)).containsExactly("OrderCodec");
        assertThat(compilation)
                .generatedSourceFile("sample.OrderCodec")
                .contentsAsUtf8String()
                .contains("AddressCodec.INSTANCE");
    }

    @Test
    void aCrashIsReportedAtTheTypeAsOurBug() {
        Bindings broken = new Bindings(List.of((type, hints, bindings) -> {
            throw new IllegalStateException("broken binder");
        }));

        Compilation compilation =
                compile(List.of(new JsonCodecProcessor(broken)), "@JsonCodec public record Order(int id) {}");

        assertThat(compilation).hadErrorContaining("[BRN000] The processor failed on sample.Order");
        assertThat(compilation).hadErrorContaining("broken binder");
        assertThat(compilation).hadErrorContaining("This is a bug in the processor; please report it");
    }

    @Test
    void thePlanIsPrintedOnDemand() {
        Compilation compilation = Compiler.javac()
                .withProcessors(new JsonCodecProcessor())
                .withOptions("-Aburin.explain")
                .compile(file("@JsonCodec public record Order(int id) {}"));

        assertThat(compilation).hadNoteContaining("OrderCodec: 1 member");
    }

    /** Generates a class in the first round, after ours has run. */
    private static final class Late extends AbstractProcessor {
        private final String name;
        private final String source;
        private boolean isDone;

        Late(String name, String source) {
            this.name = name;
            this.source = source;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!isDone) {
                isDone = true;
                try (Writer writer = processingEnv
                        .getFiler()
                        .createSourceFile("sample." + name)
                        .openWriter()) {
                    writer.write("package sample;\n" + source);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }
}
