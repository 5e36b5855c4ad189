package dev.burin.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

/**
 * The originating elements that Gradle is told for each codec: one, or else Gradle recompiles everything, which is needed where
 * the import of a type affects another codec.
 */
class OriginatingElementsTest {
    private static final String[] IMPORTED = {
        "package lib; public class Address { public String street; }",
        "package lib; public enum Level { LOW }",
        "package lib; public class Base { public int id; }",
        """
        package imports;
        import dev.burin.annotation.*;
        @JsonImport(value = {lib.Address.class, lib.Level.class, lib.Base.class}, settings = @JsonCodec(naming = Naming.SNAKE_CASE))
        public class Imports {}
        """
    };

    /** The generated classes, with the originating elements that were passed for each. */
    private final Map<String, Set<String>> origins = new TreeMap<>();

    @Test
    void codecsDependOnTheImportsThatAffectThem() {
        compile(
                "package app; @JsonCodec public record Unwrapped(@JsonUnwrapped lib.Address home) {}",
                "package app; @JsonCodec public record Keyed(Map<lib.Level, Integer> counts) {}",
                "package app; @JsonCodec public class Below extends lib.Base { public int x; }",
                "package app; public class Above extends lib.Base { public int y; }",
                "package app; @JsonCodec public record UnwrapsAbove(@JsonUnwrapped Above above) {}",
                "package app; @JsonCodec(implementation = Read.class) public interface Shown { int id(); }",
                "package app; public class Read extends lib.Base implements Shown { public int id() { return id; } }",
                "package app; @JsonCodec public record Called(lib.Address home) {}",
                "package imports; @JsonCodec public record Called(lib.Address home) {}",
                "package imports; @JsonCodec public record Nested(Inner inner) { record Inner(@JsonUnwrapped lib.Address home) {} }",
                "package app; @JsonCodec public record Alone(String name, List<Integer> numbers) {}");

        assertThat(origins)
                .containsEntry("app.UnwrappedCodec", Set.of("app.Unwrapped", "imports.Imports"))
                .containsEntry("app.KeyedCodec", Set.of("app.Keyed", "imports.Imports"))
                .containsEntry("app.BelowCodec", Set.of("app.Below", "imports.Imports"))
                .containsEntry("app.UnwrapsAboveCodec", Set.of("app.UnwrapsAbove", "imports.Imports"))
                .containsEntry("app.ShownCodec", Set.of("app.Shown", "imports.Imports"))
                .containsEntry("app.CalledCodec", Set.of("app.Called", "imports.Imports"))
                .containsEntry("imports.CalledCodec", Set.of("imports.Called"))
                .containsEntry("imports.NestedCodec", Set.of("imports.Nested"))
                .containsEntry("imports.Nested_InnerCodec", Set.of("imports.Nested.Inner", "imports.Imports"))
                .containsEntry("imports.AddressCodec", Set.of("imports.Imports"))
                .containsEntry("app.AloneCodec", Set.of("app.Alone"));
    }

    private void compile(String... types) {
        Stream<String> sources = Stream.concat(
                Stream.of(IMPORTED),
                Stream.of(types)
                        .map(type -> type.replaceFirst(";", "; import dev.burin.annotation.*; import java.util.*; ")));
        Compilation compilation = Compiler.javac()
                .withProcessors(new Recording())
                .compile(sources.map(source -> JavaFileObjects.forSourceString(nameOf(source), source))
                        .toList());

        assertThat(compilation.errors()).isEmpty();
    }

    private static String nameOf(String source) {
        return source.replaceFirst("(?s)package (\\w+);.*?(?:class|record|enum|interface) (\\w+).*", "$1.$2");
    }

    /** Runs Burin's processor and records what it tells javac. */
    private final class Recording extends AbstractProcessor {
        private final JsonCodecProcessor burin = new JsonCodecProcessor();

        @Override
        public synchronized void init(ProcessingEnvironment javac) {
            super.init(javac);
            Filer filer = recording(Filer.class, javac.getFiler());
            burin.init((ProcessingEnvironment) Proxy.newProxyInstance(
                    getClass().getClassLoader(),
                    new Class<?>[] {ProcessingEnvironment.class},
                    (proxy, method, arguments) ->
                            method.getName().equals("getFiler") ? filer : method.invoke(javac, arguments)));
        }

        private <T> T recording(Class<T> type, T actual) {
            return type.cast(Proxy.newProxyInstance(
                    getClass().getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                        if (method.getName().equals("createSourceFile")) {
                            Set<String> names = Stream.of((Element[]) arguments[1])
                                    .map(Object::toString)
                                    .collect(Collectors.toCollection(TreeSet::new));
                            origins.put(arguments[0].toString(), names);
                        }
                        try {
                            return method.invoke(actual, arguments);
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    }));
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return burin.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return burin.process(annotations, round);
        }
    }
}
