package dev.burin.processor;

import com.google.auto.service.AutoService;
import dev.burin.annotation.JsonCodec;
import dev.burin.processor.bind.Binders;
import dev.burin.processor.bind.Bindings;
import dev.burin.processor.check.Problem;
import dev.burin.processor.emit.SourceFile;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.Lombok;
import dev.burin.processor.read.Messages;
import dev.burin.processor.read.SourceTypes;
import dev.burin.processor.read.TypeReader;
import dev.burin.processor.read.UnresolvedTypeException;
import dev.burin.processor.shape.CodecPlan;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * javac's entry point: finds the types that get a codec, in every round, and hands each to {@link CodecGenerator}.
 *
 * <p>Names, not elements, are kept between rounds: javac may represent a type by a different element next round.
 */
@AutoService(Processor.class)
public final class JsonCodecProcessor extends AbstractProcessor {
    private final SourceTypes sources = new SourceTypes();
    private final Set<String> found = new HashSet<>();
    private final Deque<String> queue = new ArrayDeque<>();
    private final Map<String, String> missingByType = new LinkedHashMap<>();
    private final Set<String> written = new HashSet<>();
    private @Nullable Messages messages;
    private final Set<String> leftToLombok = new HashSet<>();

    private final Bindings bindings;

    /** Made by javac. */
    public JsonCodecProcessor() {
        this(new Bindings(Binders.ALL));
    }

    /** Made by tests. */
    JsonCodecProcessor(Bindings bindings) {
        this.bindings = bindings;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(JsonCodec.class.getName());
    }

    @Override
    public Set<String> getSupportedOptions() {
        return CodecOption.keys();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (messages == null) {
            messages = new Messages(processingEnv.getMessager());
            OptionCheck.report(processingEnv);
        }
        sources.add(round.getRootElements());
        queue.addAll(missingByType.keySet()); // last round's unfinished types, tried again
        missingByType.clear();
        annotations.forEach(annotation -> enqueueAnnotated(annotation, round));
        generateAll(messages, !round.processingOver());
        if (round.processingOver()) {
            missingByType.forEach(this::reportUnresolved);
            CodecOption.EXPLAIN.unknown(found, processingEnv.getOptions()).forEach(name -> processingEnv
                    .getMessager()
                    .printMessage(Diagnostic.Kind.NOTE, "-Aburin.explain: " + name + " gets no codec here."));
        }
        return false; // others may want the annotation too
    }

    private void enqueueAnnotated(TypeElement annotation, RoundEnvironment round) {
        ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))
                .forEach(type -> enqueue(Set.of(type.getQualifiedName().toString())));
    }

    private void enqueue(Collection<String> typeNames) {
        typeNames.stream().filter(found::add).forEach(queue::add);
    }

    private void generateAll(Messages printed, boolean mayWait) {
        Javac javac = new Javac(
                processingEnv.getElementUtils(),
                processingEnv.getTypeUtils(),
                printed,
                sources,
                processingEnv.getOptions());
        CodecGenerator generator = new CodecGenerator(new TypeReader(javac), bindings);
        while (!queue.isEmpty()) {
            String typeName = queue.remove();
            TypeElement type = javac.elements().getTypeElement(typeName);
            if (type != null) {
                generate(generator, type, mayWait);
            }
        }
    }

    private void generate(CodecGenerator generator, TypeElement type, boolean mayWait) {
        try {
            waitForLombok(type, mayWait);
            Outcome outcome = generator.generate(type);
            outcome.plan().ifPresent(plan -> write(plan, type));
            enqueue(References.of(outcome.target()));
        } catch (UnresolvedTypeException unresolved) {
            missingByType.put(type.getQualifiedName().toString(), unresolved.typeName());
        } catch (RuntimeException | StackOverflowError | AssertionError crash) {
            reportCrash(type, crash);
        }
    }

    /** Lombok changes a class in the round in which it sees it, before this processor or behind it: that much is left to it. */
    private void waitForLombok(TypeElement type, boolean mayWait) {
        if (mayWait
                && Lombok.changes(type)
                && leftToLombok.add(type.getQualifiedName().toString())) {
            throw new UnresolvedTypeException("what Lombok generates");
        }
    }

    private void write(CodecPlan plan, TypeElement type) {
        String typeName = type.getQualifiedName().toString();
        if (CodecOption.EXPLAIN.names(typeName, processingEnv.getOptions())) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.NOTE, Explanation.of(plan));
        }
        SourceFile file = plan.toSourceFile();
        if (!written.add(file.qualifiedName())) { // of Outer.Inner and of Outer_Inner
            report(Problem.CODEC_NAME_TAKEN, typeName, Map.of("type", typeName, "codec", file.qualifiedName()));
            return;
        }
        // One originating element: the processor is isolating, see incremental.annotation.processors.
        try (Writer writer = processingEnv
                .getFiler()
                .createSourceFile(file.qualifiedName(), type)
                .openWriter()) {
            writer.write(file.text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void reportUnresolved(String typeName, String missing) {
        report(Problem.UNRESOLVED_TYPE, typeName, Map.of("type", typeName, "missing", missing));
    }

    private void reportCrash(TypeElement type, Throwable crash) {
        StringWriter stackTrace = new StringWriter();
        crash.printStackTrace(new PrintWriter(stackTrace));
        String typeName = type.getQualifiedName().toString();
        report(
                Problem.CRASH,
                typeName,
                Map.of("type", typeName, "stackTrace", stackTrace.toString().strip()));
    }

    private void report(Problem problem, String typeName, Map<String, String> details) {
        TypeElement type = processingEnv.getElementUtils().getTypeElement(typeName);
        processingEnv.getMessager().printMessage(problem.severity(), problem.text(details), type);
    }
}
