package dev.burin.processor.read;

import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.read.dialect.Dialects;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * Notices annotations of other libraries that change the JSON in a way that Burin does not know, on the type, on those above it
 * and on all their members: a codec that is silent about them would leak what they hide.
 */
final class ForeignObserver {
    private final ReadScope scope;
    private final Dialects dialects;
    private final HierarchyReader hierarchies;

    ForeignObserver(ReadScope scope, Dialects dialects, HierarchyReader hierarchies) {
        this.scope = scope;
        this.dialects = dialects;
        this.hierarchies = hierarchies;
    }

    void observe() {
        Set<TypeElement> levels = new LinkedHashSet<>();
        addLevels(scope.target(), levels);
        // What is polymorphic has a codec of its own, which tells.
        levels.removeIf(level -> !level.equals(scope.target()) && hierarchies.isPolymorphic(level));
        for (TypeElement level : levels) {
            observe(level);
            level.getEnclosedElements().stream()
                    .filter(member -> !(member instanceof TypeElement))
                    .forEach(this::observeMember);
        }
    }

    private void addLevels(TypeElement type, Set<TypeElement> levels) {
        if (levels.add(type)) {
            scope.javac().types().directSupertypes(type.asType()).stream()
                    .filter(DeclaredType.class::isInstance)
                    .forEach(supertype -> addLevels((TypeElement) ((DeclaredType) supertype).asElement(), levels));
        }
    }

    private void observeMember(Element member) {
        observe(member);
        if (member instanceof ExecutableElement executable) {
            executable.getParameters().forEach(this::observe);
        }
    }

    private void observe(Element element) {
        for (AnnotationView annotation : AnnotationView.allOn(element, scope)) {
            dialects.refusal(annotation)
                    .ifPresent(alternative -> scope.observe(
                            Kind.UNSUPPORTED_ANNOTATION,
                            annotation.origin(),
                            Map.of(
                                    "annotation", annotation.displayName(),
                                    "member", element.getSimpleName().toString(),
                                    "alternative", alternative)));
        }
    }
}
