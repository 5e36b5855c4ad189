package dev.burin.processor;

import com.google.auto.service.AutoService;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCodecFor;
import dev.burin.processor.bind.Binders;
import dev.burin.processor.bind.Bindings;
import dev.burin.processor.check.Problem;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.read.Javac;
import dev.burin.processor.read.Lombok;
import dev.burin.processor.read.Messages;
import dev.burin.processor.read.SourceTypes;
import dev.burin.processor.read.TypeId;
import dev.burin.processor.read.TypeReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * javac's entry point: finds the types that get a codec, in every round, and hands each to {@link CodecGenerator}.
 *
 * <p>Names and modules, not elements, are kept between rounds: javac may represent a type by a different element next round.
 */
@AutoService(Processor.class)
public final class JsonCodecProcessor extends AbstractProcessor {
    private final SourceTypes sources = new SourceTypes();
    private final ImportFinder imports = new ImportFinder(sources);
    private final ModuleCodecFinder codecs = new ModuleCodecFinder();
    private final OwnBenchmarks benchmarks = new OwnBenchmarks(sources);
    private final Set<TypeId> found = new HashSet<>();
    private final Map<TypeId, String> referrers = new HashMap<>();
    private final Deque<TypeId> queue = new ArrayDeque<>();
    private final Postponed<TypeId> postponed = new Postponed<>();
    private final Bindings bindings;
    private Messages messages;
    private CodecWriter writer;
    private boolean hasBegun;

    /** In how many rounds Lombok still works, this one included. */
    private int lombokRounds;

    /** Called by javac. */
    public JsonCodecProcessor() {
        this(new Bindings(Binders.ALL));
    }

    /** Called by tests. */
    JsonCodecProcessor(Bindings bindings) {
        this.bindings = bindings;
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        messages = new Messages(environment.getMessager());
        writer = new CodecWriter(environment, benchmarks);
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
        if (!hasBegun) { // not in init, which is called even if nothing is annotated
            OptionCheck.report(processingEnv);
            VersionCheck.report(processingEnv);
            hasBegun = true;
        }
        sources.add(round.getRootElements());
        queue.addAll(postponed.take()); // tried again
        imports.find(round, processingEnv, messages);
        Javac javac = javac();
        codecs.find(round, javac);
        annotations.stream()
                .filter(one -> one.getKind() == ElementKind.ANNOTATION_TYPE) // a missing one is a class, in JDK 25
                .filter(annotation -> annotation.getQualifiedName().contentEquals(JsonCodec.class.getName()))
                .forEach(annotation -> enqueueAnnotated(annotation, round));
        enqueue(imports.imports().types());
        if (round.processingOver() && round.errorRaised()) {
            return false; // javac stopped early: types still waiting for others would be reported too soon
        }
        lombokRounds = Math.max(lombokRounds - 1, Lombok.roundsFor(round.getRootElements(), javac));
        generateAll(javac, !round.processingOver());
        if (round.processingOver()) {
            imports.reportWaiting(processingEnv);
            codecs.reportWaiting(javac);
            UnresolvedTypes.report(postponed, processingEnv.getMessager(), javac);
            Set<String> names = found.stream().map(TypeId::name).collect(Collectors.toSet());
            CodecOption.EXPLAIN.reportUnknown(names, processingEnv);
            CodecOption.BENCHMARKS.reportUnknown(names, processingEnv);
        }
        return false; // other processors may want the annotation too
    }

    private void enqueueAnnotated(TypeElement annotation, RoundEnvironment round) {
        Elements elements = processingEnv.getElementUtils();
        Set<TypeId> types = ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation)).stream()
                .filter(type -> CompactSourceFiles.doNotHold(type, elements, messages))
                .map(type -> TypeId.of(type, elements))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        benchmarks.annotated(types);
        enqueue(types);
    }

    private void enqueue(Collection<TypeId> types) {
        types.stream().filter(found::add).forEach(queue::add);
    }

    /**
     * The names are those that the codec uses, in the module of its place: an imported type need not read that module. Of a type
     * that cannot be seen there, the compiler says so where the codec uses it.
     */
    private void enqueueReferences(CodecTarget target, TypeElement type) {
        Javac javac = javac();
        Element place = Origins.placeOf(type, javac);
        List<TypeId> references = References.of(target).stream()
                .flatMap(name -> TypeId.seenFrom(place, name, javac.elements()).stream())
                .toList();
        references.stream()
                .filter(reference -> !found.contains(reference))
                .forEach(reference -> referrers.put(reference, target.displayName()));
        enqueue(references);
    }

    private Javac javac() {
        return new Javac(
                processingEnv.getElementUtils(),
                processingEnv.getTypeUtils(),
                messages,
                sources,
                imports.imports(),
                codecs.codecs(),
                processingEnv.getOptions());
    }

    /**
     * Generates nothing in a round in which Lombok works: it changes a class in the round in which it sees it, or in the next one,
     * before or after this processor runs.
     */
    private void generateAll(Javac javac, boolean mayWait) {
        if (mayWait && (lombokRounds > 0 || imports.isWaiting())) {
            return; // imported types may still lack a codec
        }
        CodecGenerator generator = new CodecGenerator(new TypeReader(javac), bindings);
        while (!queue.isEmpty()) {
            TypeId id = queue.remove();
            id.find(javac.elements()).ifPresent(type -> generate(generator, id, type, mayWait));
        }
    }

    private void generate(CodecGenerator generator, TypeId id, TypeElement type, boolean mayWait) {
        String referrer = referrers.getOrDefault(id, "");
        try {
            postponed.attempt(id, () -> write(generator.generate(type, referrer), type, mayWait));
        } catch (RuntimeException | StackOverflowError | AssertionError crash) {
            reportCrash(type, crash);
        }
    }

    private void write(Outcome outcome, TypeElement type, boolean mayWait) {
        if (outcome.plan().isPresent()) {
            writer.write(outcome.plan().get(), outcome.target(), type, javac());
        } else if (mayWait) { // javac warns about files that are new in the last round
            writer.writePlaceholder(outcome.target(), type, javac());
        }
        enqueueReferences(outcome.target(), type);
    }

    private void reportCrash(TypeElement type, Throwable crash) {
        StringWriter stackTrace = new StringWriter();
        crash.printStackTrace(new PrintWriter(stackTrace));
        Map<String, String> details = Map.of(
                "type",
                type.getQualifiedName().toString(),
                "stackTrace",
                stackTrace.toString().strip());
        new Reports(processingEnv.getMessager()).report(Problem.CRASH, details, Origins.placeOf(type, javac()));
    }
}
