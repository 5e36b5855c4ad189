package dev.burin.processor.read;

import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Notices annotations on several parts of a property of which only one counts: its getter and its setter, for example. */
final class ContradictionObserver {
    private final ReadScope scope;
    private final Dialects dialects;

    ContradictionObserver(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
    }

    /** Looks at the annotations of the parts of a property, the most specific one first; one contradiction is enough. */
    void observe(String property, List<? extends Element> parts) {
        List<AnnotationView> said = dialects.hints(parts);
        said.stream()
                .flatMap(annotation -> contradicted(annotation, said).map(first -> List.of(first, annotation)).stream())
                .findFirst()
                .ifPresent(both -> scope.observe(
                        Kind.CONTRADICTION,
                        both.get(1).origin(),
                        Map.of(
                                "property", property,
                                "first", both.get(0).displayWithMembers(),
                                "second", both.get(1).displayWithMembers())));
    }

    /** Returns the first annotation that counts instead of this one. */
    private Optional<AnnotationView> contradicted(AnnotationView annotation, List<AnnotationView> said) {
        return said.stream()
                .takeWhile(first -> !first.equals(annotation))
                .filter(first -> dialects.isContradiction(first, annotation, said) && !isRefined(first, annotation))
                .findFirst();
    }

    /** Whether one of two annotations is in a supertype of the type with the other, which takes precedence. */
    private boolean isRefined(AnnotationView annotation, AnnotationView other) {
        return isWithin(annotation.type(), other.type()) != isWithin(other.type(), annotation.type());
    }

    private boolean isWithin(TypeElement above, TypeElement type) {
        return scope.javac().withSupertypes(type).contains(above);
    }
}
