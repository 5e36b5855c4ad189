package dev.burin.processor;

import com.palantir.javapoet.ClassName;
import dev.burin.JsonException;
import dev.burin.RawJson;
import dev.burin.processor.check.Problem;
import dev.burin.processor.emit.BenchmarkFile;
import dev.burin.processor.emit.SourceFile;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Direction;
import dev.burin.processor.read.SourceTypes;
import dev.burin.processor.read.TypeId;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * The JMH classes that {@code -Aburin.benchmarks} requests: which types get one, and with which document.
 *
 * <p>The document is copied next to the class, so that it is in the jar and the class contains no path.
 */
final class OwnBenchmarks {
    private static final Map<String, String> LIBRARIES = Map.of(
            "org.openjdk.jmh.annotations.Benchmark", "org.openjdk.jmh:jmh-core",
            "com.fasterxml.jackson.databind.json.JsonMapper", "com.fasterxml.jackson.core:jackson-databind");

    private final SourceTypes sources;
    private final Set<TypeId> annotated = new HashSet<>();
    private final Set<String> missed = new HashSet<>();

    OwnBenchmarks(SourceTypes sources) {
        this.sources = sources;
    }

    /** Remembers the types that have {@code @JsonCodec} themselves. */
    void annotated(Collection<TypeId> types) {
        annotated.addAll(types);
    }

    /** Returns the class that measures the codec of a type, if it is requested and possible. */
    Optional<SourceFile> of(CodecTarget target, TypeElement type, Element place, ProcessingEnvironment javac) {
        return isWanted(type, javac) ? new Request(target, type, place, javac).file() : Optional.empty();
    }

    private boolean isWanted(TypeElement type, ProcessingEnvironment javac) {
        TypeId id = TypeId.of(type, javac.getElementUtils());
        return CodecOption.BENCHMARKS.namesAll(javac.getOptions())
                ? annotated.contains(id)
                : CodecOption.BENCHMARKS.names(id.name(), javac.getOptions());
    }

    /** One type whose codec is to be measured. */
    private final class Request {
        private final CodecTarget target;
        private final TypeElement type;
        private final Element place;
        private final ProcessingEnvironment javac;
        private final Reports reports;

        Request(CodecTarget target, TypeElement type, Element place, ProcessingEnvironment javac) {
            this.target = target;
            this.type = type;
            this.place = place;
            this.javac = javac;
            this.reports = new Reports(javac.getMessager());
        }

        Optional<SourceFile> file() {
            if (!hasLibraries() || !isMeasurable() || isNameTaken()) {
                return Optional.empty();
            }
            Optional<Path> document = document();
            document.ifPresent(this::explain);
            return document.flatMap(this::read).map(bytes -> {
                copy(bytes);
                return BenchmarkFile.of(target);
            });
        }

        private void explain(Path document) {
            if (CodecOption.EXPLAIN.names(type.getQualifiedName().toString(), javac.getOptions())) {
                String line = benchmark().simpleName() + ": measures "
                        + target.codec().name().simpleName() + " with a copy of " + document;
                javac.getMessager().printMessage(Diagnostic.Kind.NOTE, line);
            }
        }

        /** Each missing library is reported once, without a position, as it does not concern a single type. */
        private boolean hasLibraries() {
            LIBRARIES.keySet().stream()
                    .sorted()
                    .filter(this::isMissing)
                    .filter(missed::add)
                    .forEach(missing -> {
                        Map<String, String> details = Map.of("library", missing, "artifact", LIBRARIES.get(missing));
                        reports.report(Problem.NO_BENCHMARK_LIBRARY, details);
                    });
            return missed.isEmpty();
        }

        private boolean isMissing(String className) {
            return javac.getElementUtils().getTypeElement(className) == null;
        }

        private boolean isMeasurable() {
            Optional<String> flaw = flaw();
            flaw.ifPresent(words -> report(Problem.NOT_MEASURABLE, Map.of("flaw", words)));
            return flaw.isEmpty();
        }

        private Optional<String> flaw() {
            if (!target.variables().isEmpty()) {
                return Optional.of("its type arguments are not known");
            }
            if (target.hints().direction() != Direction.BOTH) {
                return Optional.of("it is only " + (target.hints().direction().isEncoded() ? "written" : "read"));
            }
            return benchmark().packageName().isEmpty()
                    ? Optional.of("it is in no package, and JMH needs one")
                    : Optional.empty();
        }

        private boolean isNameTaken() {
            String name = benchmark().canonicalName();
            if (sources.contains(name)) {
                report(Problem.BENCHMARK_NAME_TAKEN, Map.of("benchmark", name));
                return true;
            }
            return false;
        }

        private Optional<Path> document() {
            Optional<Path> folder =
                    CodecOption.BENCHMARK_DOCUMENTS.value(javac.getOptions()).map(Path::of);
            Optional<Path> file = folder.stream()
                    .flatMap(this::candidates)
                    .filter(Files::isRegularFile)
                    .findFirst();
            if (file.isEmpty()) {
                folder.ifPresentOrElse(
                        where -> reportMissing(where + " has no " + documentName(), where.toString()),
                        () -> reportMissing("-Aburin.benchmarks.documents does not name a folder", "src/benchmarks"));
            }
            return file;
        }

        private Stream<Path> candidates(Path folder) {
            return Stream.of(type.getQualifiedName().toString(), target.displayName())
                    .map(name -> folder.resolve(name + ".json"));
        }

        private String documentName() {
            return target.displayName() + ".json";
        }

        private void reportMissing(String flaw, String folder) {
            Map<String, String> details = Map.of("flaw", flaw, "file", folder + "/" + documentName(), "folder", folder);
            report(Problem.NO_DOCUMENT, details);
        }

        /** Checks only that the document is JSON; the benchmark checks, before measuring, that the codec can read it. */
        private Optional<byte[]> read(Path file) {
            try {
                byte[] document = Files.readAllBytes(file);
                RawJson.of(document);
                return Optional.of(document);
            } catch (IOException | JsonException e) {
                String flaw = String.valueOf(e.getMessage()).replaceFirst("\\.$", "");
                report(Problem.UNFIT_DOCUMENT, Map.of("file", file.toString(), "flaw", flaw));
                return Optional.empty();
            }
        }

        private void copy(byte[] document) {
            String name = BenchmarkFile.documentOf(target.codec());
            try (OutputStream out = javac.getFiler()
                    .createResource(StandardLocation.CLASS_OUTPUT, benchmark().packageName(), name, type)
                    .openOutputStream()) {
                out.write(document);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private ClassName benchmark() {
            return BenchmarkFile.nameOf(target.codec());
        }

        private void report(Problem problem, Map<String, String> details) {
            Stream<Map.Entry<String, String>> all =
                    Stream.concat(details.entrySet().stream(), Stream.of(Map.entry("type", target.displayName())));
            Map<String, String> words = all.collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
            reports.report(problem, words, place);
        }
    }
}
