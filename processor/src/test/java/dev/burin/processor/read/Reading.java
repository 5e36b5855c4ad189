package dev.burin.processor.read;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Observation;
import dev.burin.processor.model.Property;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Reads a type from source text, as the processor does. */
final class Reading {

    private Reading() {}

    /** Returns the model of {@code typeName}; the source may use {@code java.util} and Burin's annotations. */
    static CodecTarget read(String typeName, String source) {
        AtomicReference<CodecTarget> target = new AtomicReference<>();
        Compilation compilation = Compiler.javac()
                .withProcessors(new ReadingProcessor(typeName, target))
                .compile(JavaFileObjects.forSourceString(
                        "sample." + typeName,
                        "package sample;\nimport dev.burin.annotation.*;\nimport java.util.*;\n" + source));
        if (target.get() == null) {
            throw new AssertionError(compilation.diagnostics().toString());
        }
        return target.get();
    }

    /** Returns a property by its Java name. */
    static Property property(CodecTarget target, String javaName) {
        return target.members().leaves().stream()
                .filter(property -> property.name().equals(javaName))
                .findFirst()
                .orElseThrow(() -> new AssertionError(target.displayName() + " has no property " + javaName));
    }

    static List<String> names(List<Property> properties) {
        return properties.stream().map(Property::name).toList();
    }

    static List<String> jsonNames(CodecTarget target) {
        return target.properties().stream().map(Property::jsonName).toList();
    }

    static List<Observation.Kind> observations(CodecTarget target) {
        return target.source().observations().stream().map(Observation::kind).toList();
    }

    private static final class ReadingProcessor extends AbstractProcessor {
        private final SourceTypes sources = new SourceTypes();
        private final String typeName;
        private final AtomicReference<CodecTarget> target;

        ReadingProcessor(String typeName, AtomicReference<CodecTarget> target) {
            this.typeName = typeName;
            this.target = target;
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
            sources.add(round.getRootElements());
            if (!round.processingOver()) {
                Javac javac = new Javac(
                        processingEnv.getElementUtils(),
                        processingEnv.getTypeUtils(),
                        new Messages(processingEnv.getMessager()),
                        sources,
                        new Imports(),
                        new ModuleCodecs(),
                        processingEnv.getOptions());
                target.set(new TypeReader(javac).read(javac.elements().getTypeElement("sample." + typeName)));
            }
            return false;
        }
    }
}
