package dev.burin.processor;

import dev.burin.Codec;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonImport;
import dev.burin.processor.check.Problem;
import dev.burin.processor.read.Import;
import dev.burin.processor.read.ImporterId;
import dev.burin.processor.read.Imports;
import dev.burin.processor.read.Messages;
import dev.burin.processor.read.SourceTypes;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Finds {@code @JsonImport}; an annotation that names something that does not exist yet is read again in the next round. */
final class ImportFinder {
    static final List<String> ANNOTATIONS =
            List.of(JsonImport.class.getCanonicalName(), JsonImport.Several.class.getCanonicalName());

    private static final String OWN_PACKAGE = Codec.class.getPackageName();

    private final Imports imports = new Imports();
    private final SourceTypes sources;

    /** The annotated types and packages to be read again. */
    private final Postponed<ImporterId> postponed = new Postponed<>();

    ImportFinder(SourceTypes sources) {
        this.sources = sources;
    }

    /** The imports found so far. */
    Imports imports() {
        return imports;
    }

    /** Whether types may be missing from the imports found so far. */
    boolean isWaiting() {
        return postponed.isWaiting();
    }

    /**
     * Adds the imports of a round, sorted by name: if two name the same type, the first one counts, which must not depend on the
     * order in which files are passed to the compiler.
     */
    void find(RoundEnvironment round, ProcessingEnvironment javac, Messages messages) {
        Elements elements = javac.getElementUtils();
        postponed.take().forEach(importer -> attempt(importer.find(elements), javac));
        ANNOTATIONS.stream()
                .map(elements::getTypeElement)
                .filter(annotation -> annotation != null) // the compiled program may have an older runtime
                .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
                .filter(importer -> CompactSourceFiles.doNotHold(importer, elements, messages))
                .sorted(Comparator.comparing(Element::toString).thenComparing(importer -> moduleOf(importer, elements)))
                .forEach(importer -> attempt(importer, javac));
    }

    private static String moduleOf(Element importer, Elements elements) {
        return ImporterId.of(importer, elements).id().module();
    }

    private void attempt(Element importer, ProcessingEnvironment javac) {
        postponed.attempt(ImporterId.of(importer, javac.getElementUtils()), () -> add(importer, javac));
    }

    private void add(Element importer, ProcessingEnvironment javac) {
        List<Import> found = Import.on(importer, javac.getElementUtils());
        for (int i = 0; i < found.size(); i++) {
            add(found.get(i), i, javac);
        }
    }

    private void add(Import found, int index, ProcessingEnvironment javac) {
        for (TypeElement taken : imports.add(found, index, sources, javac.getElementUtils())) {
            report(Problem.IMPORTED_TWICE, found, javac, Map.of("type", taken.toString()));
        }
        for (TypeElement type : found.types()) {
            if (sources.contains(type) && type.getAnnotation(JsonCodec.class) != null) {
                report(Problem.IMPORT_NEEDLESS, found, javac, needless(type.toString(), "has @JsonCodec itself"));
            }
            if (javac.getElementUtils().getPackageOf(type).getQualifiedName().contentEquals(OWN_PACKAGE)) {
                String reason = "belongs to Burin: declare a member that can be any JSON as JsonValue";
                report(Problem.IMPORT_NEEDLESS, found, javac, needless(type.toString(), reason));
            }
        }
        for (String other : found.others()) {
            report(Problem.IMPORT_NEEDLESS, found, javac, needless(other, "is not a class, record, enum or interface"));
        }
        found.otherMixins().forEach(other -> report(Problem.NO_CLASS, found, javac, noClass("mixin", other)));
        found.otherSubtypes().forEach(other -> report(Problem.NO_CLASS, found, javac, noClass("subtypes", other)));
    }

    private static Map<String, String> noClass(String member, String type) {
        return Map.of("annotation", "@JsonImport", "member", member, "type", type);
    }

    private static Map<String, String> needless(String type, String reason) {
        return Map.of("type", type, "reason", reason);
    }

    /** Reports imports of types that were never generated. */
    void reportWaiting(ProcessingEnvironment javac) {
        Reports reports = new Reports(javac.getMessager());
        postponed.forEach((importer, missing) -> reports.report(
                Problem.UNRESOLVED_TYPE,
                Map.of("type", importer.id().name(), "missing", missing),
                importer.find(javac.getElementUtils())));
    }

    private static void report(
            Problem problem, Import found, ProcessingEnvironment javac, Map<String, String> details) {
        new Reports(javac.getMessager()).report(problem, details, found.importer(), found.annotation());
    }
}
