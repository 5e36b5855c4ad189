package dev.burin.processor;

import dev.burin.processor.check.Problem;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.SourceFile;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.TypeId;
import dev.burin.processor.shape.CodecPlan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;

/** Creates the source files, each name once in a module. */
final class CodecWriter {
    private final ProcessingEnvironment environment;
    private final OwnBenchmarks benchmarks;
    private final Reports reports;
    private final Set<TypeId> written = new HashSet<>();

    CodecWriter(ProcessingEnvironment environment, OwnBenchmarks benchmarks) {
        this.environment = environment;
        this.benchmarks = benchmarks;
        this.reports = new Reports(environment.getMessager());
    }

    /** Writes the codec of a type, and what options request about it. */
    void write(CodecPlan plan, CodecTarget target, TypeElement type, Javac javac) {
        String typeName = type.getQualifiedName().toString();
        if (CodecOption.EXPLAIN.names(typeName, environment.getOptions())) {
            environment.getMessager().printMessage(Diagnostic.Kind.NOTE, Explanation.of(plan));
        }
        Element place = Origins.placeOf(type, javac);
        SourceFile file = plan.toSourceFile();
        if (!written.add(idOf(file, place))) { // Outer.Inner and Outer_Inner share a codec name
            Map<String, String> details = Map.of("type", typeName, "codec", file.qualifiedName());
            reports.report(Problem.CODEC_NAME_TAKEN, details, place);
            return;
        }
        create(file, Origins.of(target, type, javac));
        benchmarks.of(target, type, place, environment).ifPresent(benchmark -> create(benchmark, type));
    }

    /**
     * Writes a class that stands in for the codec: otherwise code that mentions the codec would cause errors that hide the real
     * one.
     */
    void writePlaceholder(CodecTarget target, TypeElement type, Javac javac) {
        if (target.canHaveCodec()) {
            SourceFile file = CodecFile.placeholder(target);
            if (written.add(idOf(file, Origins.placeOf(type, javac)))) {
                create(file, Origins.of(target, type, javac));
            }
        }
    }

    private TypeId idOf(SourceFile file, Element place) {
        return TypeId.inModuleOf(place, file.qualifiedName(), environment.getElementUtils());
    }

    /** Modules that are compiled together may have packages of the same name; javac does not ask the origin which is meant. */
    private String fileName(SourceFile file, Element place) {
        Elements elements = environment.getElementUtils();
        boolean isUnique =
                elements.getPackageElement(elements.getPackageOf(place).getQualifiedName()) != null;
        return isUnique ? file.qualifiedName() : idOf(file, place).module() + "/" + file.qualifiedName();
    }

    private void create(SourceFile file, Element... origins) {
        try (Writer writer = environment
                .getFiler()
                .createSourceFile(fileName(file, origins[0]), origins)
                .openWriter()) {
            writer.write(file.text());
        } catch (FilerException e) {
            reports.report(Problem.RECREATED, Map.of("codec", file.qualifiedName()), origins[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
