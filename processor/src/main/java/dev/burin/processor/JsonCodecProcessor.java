package dev.burin.processor;

import static java.util.Objects.requireNonNull;

import com.google.auto.service.AutoService;
import dev.burin.Codec;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCodecFor;
import dev.burin.processor.bind.Binders;
import dev.burin.processor.bind.Bindings;
import dev.burin.processor.check.Problem;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.SourceFile;
import dev.burin.processor.model.CodecTarget;
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
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
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
    private final ImportFinder imports = new ImportFinder(sources);
    private final ModuleCodecFinder codecs = new ModuleCodecFinder();
    private final OwnBenchmarks benchmarks = new OwnBenchmarks(sources);
    private final Set<String> found = new HashSet<>();
    private final Map<String, String> referrers = new HashMap<>();
    private final Deque<String> queue = new ArrayDeque<>();
    private final Map<String, String> missingByType = new LinkedHashMap<>();
    private final Set<String> written = new HashSet<>();
    private @Nullable Messages messages;

    private final Bindings bindings;

    /** Called by javac. */
    public JsonCodecProcessor() {
        this(new Bindings(Binders.ALL));
    }

    /** Called by tests. */
    JsonCodecProcessor(Bindings bindings) {
        this.bindings = bindings;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Stream.concat(
                        Stream.of(JsonCodec.class.getName(), JsonCodecFor.class.getName()),
                        ImportFinder.ANNOTATIONS.stream())
                .collect(Collectors.toUnmodifiableSet());
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
            VersionCheck.report(processingEnv);
        }
        sources.add(round.getRootElements());
        queue.addAll(missingByType.keySet()); // last round's unfinished types, tried again
        missingByType.clear();
        imports.find(round, processingEnv);
        Javac javac = javac();
        codecs.find(round, javac);
        annotations.stream()
                .filter(annotation -> annotation.getQualifiedName().contentEquals(JsonCodec.class.getName()))
                .forEach(annotation -> enqueueAnnotated(annotation, round));
        enqueue(imports.imports().typeNames());
        if (round.processingOver() && round.errorRaised()) {
            return false; // javac stopped early: types still waiting for others would be reported too soon
        }
        generateAll(javac, !round.processingOver(), Lombok.changesAny(round.getRootElements(), javac));
        if (round.processingOver()) {
            imports.reportWaiting(processingEnv);
            codecs.reportWaiting(javac);
            missingByType.forEach(this::reportUnresolved);
            CodecOption.EXPLAIN.reportUnknown(found, processingEnv);
            CodecOption.BENCHMARKS.reportUnknown(found, processingEnv);
        }
        return false; // other processors may want the annotation too
    }

    private void enqueueAnnotated(TypeElement annotation, RoundEnvironment round) {
        Set<String> typeNames = ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation)).stream()
                .map(type -> type.getQualifiedName().toString())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        benchmarks.annotated(typeNames);
        enqueue(typeNames);
    }

    private void enqueue(Collection<String> typeNames) {
        typeNames.stream().filter(found::add).forEach(queue::add);
    }

    private void enqueueReferences(CodecTarget target) {
        List<String> references = References.of(target);
        references.stream()
                .filter(typeName -> !found.contains(typeName))
                .forEach(typeName -> referrers.put(typeName, target.displayName()));
        enqueue(references);
    }

    private Javac javac() {
        return new Javac(
                processingEnv.getElementUtils(),
                processingEnv.getTypeUtils(),
                requireNonNull(messages),
                sources,
                imports.imports(),
                codecs.codecs(),
                processingEnv.getOptions());
    }

    /**
     * Generates nothing in a round in which Lombok works: it changes a class in the round in which it sees it, before or after
     * this processor runs.
     */
    private void generateAll(Javac javac, boolean mayWait, boolean isLombokAtWork) {
        if (mayWait && (isLombokAtWork || imports.isWaiting())) {
            return; // imported types may still lack a codec
        }
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
        String typeName = type.getQualifiedName().toString();
        try {
            Outcome outcome = generator.generate(type, referrers.getOrDefault(typeName, ""));
            outcome.plan()
                    .ifPresentOrElse(
                            plan -> write(plan, type, outcome.target()),
                            () -> writePlaceholder(outcome.target(), type, mayWait));
            enqueueReferences(outcome.target());
        } catch (UnresolvedTypeException unresolved) {
            missingByType.put(typeName, unresolved.typeName());
        } catch (RuntimeException | StackOverflowError | AssertionError crash) {
            reportCrash(type, crash);
        }
    }

    private void write(CodecPlan plan, TypeElement type, CodecTarget target) {
        String typeName = type.getQualifiedName().toString();
        if (CodecOption.EXPLAIN.names(typeName, processingEnv.getOptions())) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.NOTE, Explanation.of(plan));
        }
        SourceFile file = plan.toSourceFile();
        if (!written.add(file.qualifiedName())) { // Outer.Inner and Outer_Inner share a codec name
            report(Problem.CODEC_NAME_TAKEN, typeName, Map.of("type", typeName, "codec", file.qualifiedName()));
            return;
        }
        write(file, Origins.of(target, type, javac()));
        benchmarks
                .of(target, type, Origins.placeOf(type, javac()), processingEnv)
                .ifPresent(source -> write(source, type));
    }

    /**
     * Writes a class that stands in for the codec: otherwise code that mentions the codec would cause errors that hide the real
     * one. Not in the last round, in which javac warns about new files.
     */
    private void writePlaceholder(CodecTarget target, TypeElement type, boolean isBeforeLast) {
        if (isBeforeLast && target.canHaveCodec()) {
            SourceFile file = CodecFile.placeholder(target);
            if (written.add(file.qualifiedName())) {
                write(file, Origins.of(target, type, javac()));
            }
        }
    }

    private void write(SourceFile file, Element... origins) {
        try (Writer writer = processingEnv
                .getFiler()
                .createSourceFile(file.qualifiedName(), origins)
                .openWriter()) {
            writer.write(file.text());
        } catch (FilerException e) {
            reports().report(Problem.RECREATED, Map.of("codec", file.qualifiedName()), origins[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void reportUnresolved(String typeName, String missing) {
        String first = Codec.class.getPackageName() + "." + missing;
        String second = JsonCodec.class.getPackageName() + "." + missing;
        if (exists(first) && exists(second)) { // ambiguous, as both packages are imported with '*'
            report(
                    Problem.AMBIGUOUS_TYPE,
                    typeName,
                    Map.of("type", typeName, "missing", missing, "first", first, "second", second));
            return;
        }
        report(Problem.UNRESOLVED_TYPE, typeName, Map.of("type", typeName, "missing", missing));
    }

    private boolean exists(String typeName) {
        return processingEnv.getElementUtils().getTypeElement(typeName) != null;
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
        reports().report(problem, details, Origins.placeOf(type, javac()));
    }

    private Reports reports() {
        return new Reports(processingEnv.getMessager());
    }
}
