package dev.burin.processor;

import dev.burin.processor.check.Problem;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.SourceFile;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.read.Javac;
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
import javax.tools.Diagnostic;

/** Creates the source files, each name once. */
final class CodecWriter {
    private final ProcessingEnvironment environment;
    private final OwnBenchmarks benchmarks;
    private final Reports reports;
    private final Set<String> written = new HashSet<>();

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
        if (!written.add(file.qualifiedName())) { // Outer.Inner and Outer_Inner share a codec name
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
            if (written.add(file.qualifiedName())) {
                create(file, Origins.of(target, type, javac));
            }
        }
    }

    private void create(SourceFile file, Element... origins) {
        try (Writer writer = environment
                .getFiler()
                .createSourceFile(file.qualifiedName(), origins)
                .openWriter()) {
            writer.write(file.text());
        } catch (FilerException e) {
            reports.report(Problem.RECREATED, Map.of("codec", file.qualifiedName()), origins[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
