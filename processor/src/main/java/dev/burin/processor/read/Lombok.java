package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Knows which classes Lombok changes.
 *
 * <p>It does so in the first round in which it sees them, and leaves the annotations where they are: whether it has run
 * cannot be detected, but in the next round it has. Delegates take one more: it looks up their types when these are complete.
 */
public final class Lombok {
    private static final Set<String> CHANGING = Set.of(
            "lombok.AllArgsConstructor",
            "lombok.Builder",
            "lombok.Data",
            "lombok.Getter",
            "lombok.NoArgsConstructor",
            "lombok.RequiredArgsConstructor",
            "lombok.Setter",
            "lombok.Value",
            "lombok.With",
            "lombok.experimental.FieldDefaults",
            "lombok.experimental.SuperBuilder",
            "lombok.extern.jackson.Jacksonized");

    private static final Set<String> DELEGATING = Set.of("lombok.experimental.Delegate", "lombok.Delegate");

    private static final String GETTER = "lombok.Getter";

    private static final String SETTER = "lombok.Setter";

    private static final Set<String> BUILDERS = Set.of("lombok.Builder", "lombok.experimental.SuperBuilder");

    private static final Set<String> LEVELS_OF_PACKAGE = Set.of("PACKAGE", "PROTECTED", "MODULE");

    private static final String ACCESSORS = "lombok.experimental.Accessors";

    /** What names a static method by which instances are made: the constructor is private then. */
    private static final Map<String, String> FACTORIES = Map.of(
            "lombok.AllArgsConstructor", "staticName",
            "lombok.NoArgsConstructor", "staticName",
            "lombok.RequiredArgsConstructor", "staticName",
            "lombok.Data", "staticConstructor",
            "lombok.Value", "staticConstructor");

    /** The prefix of an accessor's name. */
    private static final Pattern PREFIX = Pattern.compile("^(?:get|is|set)(?=\\p{Lu})");

    private Lombok() {}

    /** Returns the annotations of a field, and of its declaring type, that would give it accessors or a builder. */
    static List<String> givingAccessors(VariableElement field, ReadScope scope) {
        boolean isFinal = field.getModifiers().contains(Modifier.FINAL);
        Stream<AnnotationView> getters = giving(GETTER, Set.of("lombok.Data", "lombok.Value"), field, scope)
                .filter(annotation -> isPublic(annotation, GETTER));
        Stream<AnnotationView> setters = giving(SETTER, Set.of("lombok.Data"), field, scope)
                .filter(annotation -> !isFinal && isReached(annotation, field, scope));
        boolean isLeftOut = AnnotationView.allOn(field, scope).stream()
                .anyMatch(annotation -> !isPublic(annotation, GETTER) || !isPublic(annotation, SETTER));
        Stream<AnnotationView> builders =
                AnnotationView.allOn(requireNonNull(field.getEnclosingElement()), scope).stream()
                        .filter(annotation -> BUILDERS.contains(annotation.qualifiedName()) && !isLeftOut);
        return Stream.of(getters, setters, builders)
                .flatMap(annotations -> annotations)
                .map(AnnotationView::displayName)
                .distinct()
                .toList();
    }

    /**
     * Whether a field has accessors by a name that is not its own: {@code isOpen()} and {@code setOpen(…)} of {@code isOpen}, and
     * with {@code @Accessors} {@code size()}, or {@code getSize()} of {@code mSize}.
     */
    static boolean gaveAccessors(VariableElement field) {
        String name = field.getSimpleName().toString().toLowerCase(Locale.ROOT);
        Element type = requireNonNull(field.getEnclosingElement());
        boolean isFree = Stream.of(field, type)
                .flatMap(element -> element.getAnnotationMirrors().stream())
                .anyMatch(mirror -> mirror.getAnnotationType().toString().equals(ACCESSORS));
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .map(method ->
                        PREFIX.matcher(method.getSimpleName()).replaceFirst("").toLowerCase(Locale.ROOT))
                .anyMatch(word -> name.equals("is" + word) || (isFree && name.endsWith(word)));
    }

    /** Returns the setting that makes the constructor private: {@code @AllArgsConstructor(staticName)}. */
    static Optional<String> hidingConstructor(TypeElement type, ReadScope scope) {
        return AnnotationView.allOn(type, scope).stream()
                .flatMap(annotation -> Stream.ofNullable(FACTORIES.get(annotation.qualifiedName()))
                        .filter(member -> !annotation.text(member).isEmpty())
                        .map(member -> annotation.displayName() + "(" + member + ")"))
                .findFirst();
    }

    /** Whether accessors of the type, or of one of its fields, have no prefix: {@code @Accessors(fluent = true)}. */
    static boolean givesFluentAccessors(TypeElement type, ReadScope scope) {
        return Stream.concat(Stream.of(type), ElementFilter.fieldsIn(type.getEnclosedElements()).stream())
                .flatMap(element -> AnnotationView.find(element, ACCESSORS, scope).stream())
                .anyMatch(annotation -> annotation.flag("fluent"));
    }

    /** The nearest annotation for an accessor: that of the field, that of the type, or one for all accessors. */
    private static Stream<AnnotationView> giving(
            String accessor, Set<String> forAll, VariableElement field, ReadScope scope) {
        Element type = requireNonNull(field.getEnclosingElement());
        Optional<AnnotationView> own = AnnotationView.find(field, accessor, scope);
        return own.or(() -> AnnotationView.find(type, accessor, scope))
                .map(Stream::of)
                .orElseGet(() -> AnnotationView.allOn(type, scope).stream()
                        .filter(annotation -> forAll.contains(annotation.qualifiedName())));
    }

    /** Unless it requests an accessor that is not public, or none: {@code @Getter(AccessLevel.NONE)}. */
    private static boolean isPublic(AnnotationView annotation, String accessor) {
        return !annotation.qualifiedName().equals(accessor)
                || annotation.constantName("value").equals("PUBLIC");
    }

    /** Setters need not be public, if the codec is in the same package. */
    private static boolean isReached(AnnotationView annotation, VariableElement field, ReadScope scope) {
        return isPublic(annotation, SETTER)
                || (LEVELS_OF_PACKAGE.contains(annotation.constantName("value"))
                        && scope.javac().elements().getPackageOf(field).equals(scope.home()));
    }

    /** Returns in how many rounds, from the one of these types on, Lombok changes what annotations on or in them ask for. */
    public static int roundsFor(Collection<? extends Element> elements, Javac javac) {
        if (javac.elements().getTypeElement(GETTER) == null) {
            return 0;
        }
        if (elements.stream().anyMatch(element -> hasAny(DELEGATING, element))) {
            return 2;
        }
        return elements.stream().anyMatch(element -> hasAny(CHANGING, element)) ? 1 : 0;
    }

    private static boolean hasAny(Set<String> annotations, Element element) {
        return element.getAnnotationMirrors().stream()
                        .anyMatch(mirror ->
                                annotations.contains(mirror.getAnnotationType().toString()))
                || element.getEnclosedElements().stream().anyMatch(enclosed -> hasAny(annotations, enclosed));
    }
}
