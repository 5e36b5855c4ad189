package dev.burin.processor.read;

import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.read.dialect.Dialects;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;

/**
 * Notices annotations on parameters that are part of no property: of setters, and of constructors that make no instances. A
 * codec that is silent about them would leak what one of them hides.
 */
final class ParameterObserver {
    private final ReadScope scope;
    private final Dialects dialects;

    ParameterObserver(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
    }

    /** Looks at the methods of the target, of what is above it, and of its builder; and at its own constructors. */
    void observe(Optional<DeclaredType> builder, Collection<PropertyDraft> drafts) {
        Stream<TypeElement> levels = Stream.concat(
                scope.javac().withSupertypes(scope.target()).stream(),
                builder.map(type -> (TypeElement) type.asElement()).stream());
        levels.distinct()
                .flatMap(level -> level.getEnclosedElements().stream())
                .filter(this::isLookedAt)
                .flatMap(member -> ((ExecutableElement) member).getParameters().stream())
                .forEach(parameter -> observe(parameter, drafts));
    }

    /** A static method may be anything; a constructor of a superclass is for that; a marked creator is looked at elsewhere. */
    private boolean isLookedAt(Element member) {
        boolean isMethod =
                member.getKind() == ElementKind.METHOD && !member.getModifiers().contains(Modifier.STATIC);
        boolean isConstructor =
                member.getKind() == ElementKind.CONSTRUCTOR && scope.target().equals(member.getEnclosingElement());
        boolean isMarked = AnnotationView.allOn(member, scope).stream()
                .anyMatch(annotation -> annotation.displayName().equals("@JsonCreator"));
        return (isMethod || isConstructor) && !isMarked;
    }

    private void observe(VariableElement parameter, Collection<PropertyDraft> drafts) {
        String name = parameter.getSimpleName().toString();
        List<AnnotationView> hints = dialects.hints(parameter);
        boolean isPart = drafts.stream().anyMatch(draft -> draft.parts().contains(parameter));
        if (hints.isEmpty() || isPart) {
            return;
        }
        // Those on the component of a record stand on the parameter of its constructor, too.
        List<String> repeated = drafts.stream()
                .filter(draft -> draft.name().equals(name))
                .flatMap(draft -> dialects.hints(draft.parts()).stream())
                .map(AnnotationView::displayName)
                .toList();
        hints.stream()
                .filter(annotation -> !repeated.contains(annotation.displayName()))
                .forEach(annotation -> scope.observe(
                        Kind.MISPLACED_ANNOTATION,
                        annotation.origin(),
                        Map.of(
                                "annotation",
                                annotation.displayName(),
                                "member",
                                name,
                                "reason",
                                "is a parameter of a method, or of a constructor that makes no instance")));
    }
}
