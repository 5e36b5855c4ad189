package dev.burin.processor.read;

import dev.burin.annotation.JsonRedact;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.read.dialect.Dialects;
import java.util.Collection;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Notices annotations on parameters that are part of no property: of setters, and of constructors that create no instances. A
 * codec that ignores them silently would leak what one of them hides.
 */
final class ParameterObserver {
    /** Even on a superclass's constructor, or a creator that is not called, it marks values that must not be in a log. */
    private static final String REDACTION = "@" + JsonRedact.class.getSimpleName();

    private final ReadScope scope;
    private final Dialects dialects;
    private final boolean isCreatorCalled;

    /** For a target whose marked creator is called, so that it is checked elsewhere; or not, as for one that is only written. */
    ParameterObserver(ReadScope scope, Dialects dialects, boolean isCreatorCalled) {
        this.scope = scope;
        this.dialects = dialects;
        this.isCreatorCalled = isCreatorCalled;
    }

    /** Checks the methods and constructors of these types: the target, its supertypes, and its builder. */
    void observe(List<TypeElement> places, Collection<PropertyDraft> drafts) {
        places.stream()
                .flatMap(place -> place.getEnclosedElements().stream())
                .filter(this::isLookedAt)
                .map(member -> (ExecutableElement) member)
                .forEach(called -> called.getParameters().forEach(parameter -> observe(called, parameter, drafts)));
    }

    /** A static method may be anything; a marked creator that is called is checked elsewhere. */
    private boolean isLookedAt(Element member) {
        if (isAbove(member)) {
            return true;
        }
        if (isMarked(member)) {
            return !isCreatorCalled;
        }
        boolean isMethod =
                member.getKind() == ElementKind.METHOD && !member.getModifiers().contains(Modifier.STATIC);
        return isMethod || member.getKind() == ElementKind.CONSTRUCTOR;
    }

    private boolean isMarked(Element member) {
        return member instanceof ExecutableElement
                && AnnotationView.allOn(member, scope).stream()
                        .anyMatch(annotation -> annotation.displayName().equals("@JsonCreator"));
    }

    /** Whether it is a constructor of a superclass, which matters for that class's members, in a codec of its own. */
    private boolean isAbove(Element member) {
        return member.getKind() == ElementKind.CONSTRUCTOR && !scope.target().equals(member.getEnclosingElement());
    }

    private void observe(ExecutableElement called, VariableElement parameter, Collection<PropertyDraft> drafts) {
        boolean isElsewhere = isAbove(called) || isMarked(called);
        List<AnnotationView> hints = dialects.hints(parameter).stream()
                .filter(annotation -> !isElsewhere || annotation.displayName().equals(REDACTION))
                .toList();
        boolean isPart = drafts.stream().anyMatch(draft -> draft.parts().contains(parameter));
        if (hints.isEmpty() || isPart) {
            return;
        }
        String name = parameter.getSimpleName().toString();
        // Those on the component of a record stand on the parameter of its constructor, too.
        List<PropertyDraft> taking = drafts.stream()
                .filter(draft -> draft.name().equals(name) || draft.parts().contains(called))
                .toList();
        if (isAbove(called) && taking.isEmpty()) {
            return; // no member of this one
        }
        List<String> repeated = taking.stream()
                .flatMap(draft -> dialects.hints(draft.parts()).stream())
                .map(AnnotationView::displayName)
                .toList();
        hints.stream()
                .filter(annotation -> !repeated.contains(annotation.displayName()))
                .forEach(annotation -> scope.observeMisplaced(annotation, name, Misplacement.OF_PARAMETER));
    }
}
