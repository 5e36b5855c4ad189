package dev.burin.processor.read;

import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Notices annotations that have no effect because they are on a collection or map class, or on its members: only the elements
 * or entries are written and read.
 */
final class ContainerObserver {
    private static final Set<String> CONTAINERS = Set.of("java.util.Collection", "java.util.Map");

    private final ReadScope scope;
    private final Dialects dialects;

    ContainerObserver(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
    }

    /**
     * Returns the annotations that would mean something on a bean; none if the type is no container.
     *
     * @param levels the type and its supertypes
     */
    List<AnnotationView> unused(List<TypeElement> levels) {
        return levels.stream().anyMatch(ContainerObserver::isContainer)
                ? levels.stream()
                        .filter(level -> !nameOf(level).startsWith("java."))
                        .flatMap(this::unusedOn)
                        .toList()
                : List.of();
    }

    private static boolean isContainer(TypeElement level) {
        return CONTAINERS.contains(nameOf(level));
    }

    private static String nameOf(TypeElement type) {
        return type.getQualifiedName().toString();
    }

    private Stream<AnnotationView> unusedOn(TypeElement level) {
        Stream<AnnotationView> ofMembers = level.getEnclosedElements().stream()
                .filter(member -> !(member instanceof TypeElement) && !isIgnored(member))
                .flatMap(member -> dialects.effective(member).stream());
        return Stream.concat(dialects.effective(level).stream(), ofMembers);
    }

    /** Whether a member is left out on purpose, as it is anyway. */
    private boolean isIgnored(Element member) {
        return dialects.member(List.of(member)).has(Mark.IGNORED);
    }

    /** Notices one of them. */
    void observe(AnnotationView annotation) {
        Element element = annotation.element();
        if (element instanceof TypeElement type) {
            scope.observeMisplaced(annotation, DisplayNames.of(type), Misplacement.ON_CONTAINER);
        } else {
            String name = element.getKind() == ElementKind.CONSTRUCTOR
                    ? "the constructor"
                    : element.getSimpleName().toString();
            scope.observeMisplaced(annotation, name, Misplacement.IN_CONTAINER);
        }
    }
}
