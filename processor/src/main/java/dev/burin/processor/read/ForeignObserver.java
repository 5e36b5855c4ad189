package dev.burin.processor.read;

import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.TypeFacts;
import dev.burin.processor.read.dialect.Dialects;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Notices annotations of other libraries that change the JSON in a way that Burin does not know, on the type, its supertypes,
 * their packages and all their members: a codec that ignores them silently would leak what they hide.
 */
final class ForeignObserver {
    private final ReadScope scope;
    private final Dialects dialects;
    private final HierarchyReader hierarchies;
    private final TypeRefReader types;
    private final ContainerObserver containers;

    /** Parts of components that were reported: an annotation on one stands on its field, accessor and parameter, too. */
    private final Set<String> toldOfComponents = new HashSet<>();

    /** Types already checked because a member mentions them. */
    private final Set<TypeElement> mentioned = new HashSet<>();

    ForeignObserver(ReadScope scope, TypeRefReader types, Dialects dialects, HierarchyReader hierarchies) {
        this.scope = scope;
        this.types = types;
        this.dialects = dialects;
        this.hierarchies = hierarchies;
        this.containers = new ContainerObserver(scope, dialects);
    }

    void observe() {
        List<TypeElement> levels = new ArrayList<>(scope.javac().withSupertypes(scope.target()));
        // A polymorphic type has its own codec, which reports them.
        levels.removeIf(level -> !level.equals(scope.target()) && hierarchies.isPolymorphic(level));
        levels.stream()
                .map(level -> scope.javac().elements().getPackageOf(level))
                .distinct()
                .forEach(this::observe);
        levels.forEach(this::observe);
        observeMembers(levels);
    }

    /** Checks the builder of the target and all its members. */
    void observeBuilder(TypeElement builder) {
        observe(builder);
        observeMembers(List.of(builder));
    }

    /** Checks the classes that a member mentions and that have no codec of their own: its containers and enums. */
    void observeMentioned(TypeMirror type) {
        if (type instanceof ArrayType array) {
            observeMentioned(array.getComponentType());
        } else if (type instanceof DeclaredType declared) {
            TypeElement element = (TypeElement) declared.asElement();
            if (mentioned.add(element)) {
                observe(type, element);
            }
            declared.getTypeArguments().forEach(this::observeMentioned);
        }
    }

    /** For an enum also its constants, whose names are written. */
    private void observe(TypeMirror type, TypeElement element) {
        Stream<? extends Element> constants =
                element.getEnclosedElements().stream().filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT);
        List<TypeElement> levels = scope.javac().withSupertypes(element);
        List<Element> refused = Stream.<Element>concat(levels.stream(), constants)
                .filter(this::isRefused)
                .toList();
        List<AnnotationView> unused = containers.unused(levels);
        if ((!refused.isEmpty() || !unused.isEmpty()) && !hasCodec(type)) { // the more expensive check
            refused.forEach(this::observe);
            unused.forEach(containers::observe);
        }
    }

    private boolean isRefused(Element element) {
        return AnnotationView.allOn(element, scope).stream()
                .anyMatch(annotation -> dialects.refusal(annotation).isPresent());
    }

    private boolean hasCodec(TypeMirror type) {
        TypeFacts facts = types.read(scope.javac().types().erasure(type)).facts();
        return facts.codec().isPresent() || facts.codecs().value().isPresent();
    }

    /** Jackson leaves what it marks as the key out of the object. */
    void observeKey(List<? extends Element> parts) {
        dialects.counting(parts).stream()
                .filter(Dialects::isKeyOfJackson)
                .findFirst()
                .ifPresent(
                        annotation -> observe(
                                annotation,
                                "Jackson then leaves that member out: add @JsonIgnore, or use Burin's @JsonKey, which writes it"));
    }

    private void observeMembers(List<TypeElement> levels) {
        List<? extends Element> members = levels.stream()
                .flatMap(level -> level.getEnclosedElements().stream())
                .filter(member -> !(member instanceof TypeElement))
                .toList();
        observe(members);
        members.stream()
                .flatMap(member -> member instanceof ExecutableElement executable
                        ? executable.getParameters().stream()
                        : Stream.empty())
                .forEach(this::observe);
    }

    private void observe(Element element) {
        observe(List.of(element));
    }

    private void observe(List<? extends Element> elements) {
        List<AnnotationView> said = elements.stream()
                .flatMap(element -> AnnotationView.allOn(element, scope).stream())
                .toList();
        for (Element element : elements) {
            List<AnnotationView> beside = AnnotationView.allOn(element, scope);
            for (AnnotationView annotation : beside) {
                dialects.refusal(annotation)
                        .filter(alternative ->
                                !dialects.isReplaced(annotation, said) && !Dialects.isAnswered(annotation, beside))
                        .ifPresent(alternative -> observe(annotation, alternative));
            }
        }
    }

    private void observe(AnnotationView annotation, String alternative) {
        boolean isOfRecord = scope.target().getKind() == ElementKind.RECORD;
        if (isOfRecord && !toldOfComponents.add(annotation.displayName() + " " + nameOf(annotation.element()))) {
            return;
        }
        scope.observe(
                Kind.UNSUPPORTED_ANNOTATION,
                annotation.origin(),
                Map.of(
                        "annotation", annotation.displayWithMembers(),
                        "member", nameOf(annotation.element()),
                        "alternative", alternative));
    }

    private static String nameOf(Element element) {
        return element instanceof PackageElement
                ? "package " + element
                : element.getSimpleName().toString();
    }
}
