package dev.burin.processor.read;

import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.read.dialect.Dialects;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Methods of interfaces: which of them a record has as members, and what is said of the others without effect. */
record InterfaceMethods(ReadScope scope, Dialects dialects, Map<String, PropertyDraft> drafts) {

    /** Whether a record has this getter as a further member: it inherits it, as {@code @JsonProperty} says it should. */
    boolean isFurtherMember(ExecutableElement method) {
        return method.getModifiers().contains(Modifier.DEFAULT)
                && method.getParameters().isEmpty()
                && dialects.member(List.of(method)).isMarked()
                && draftsOf(method).isEmpty()
                && implementationsOf(method).isEmpty();
    }

    /** Observes annotations that the implementation has to repeat; an ignored method without property may say so. */
    void observe(ExecutableElement method) {
        List<PropertyDraft> implemented = draftsOf(method);
        Hints hints = dialects.member(List.of(method));
        if (hints.has(Mark.IGNORED) && !hints.isMarked() && implemented.isEmpty()) {
            return;
        }
        boolean isMember = hints.isMarked() || implemented.stream().anyMatch(draft -> hasPartLike(draft, method));
        Misplacement misplacement = misplacement(isMember, implemented);
        // An annotated getter that is no member is reported itself; a setter of a record is not.
        List<ExecutableElement> getters = implementationsOf(method).stream()
                .filter(own -> own.getParameters().isEmpty())
                .toList();
        dialects.hints(method).stream()
                .filter(annotation -> !isOn(getters, annotation) && !isOnAll(implemented, annotation))
                .forEach(annotation -> scope.observeMisplaced(
                        annotation, method.getSimpleName().toString(), misplacement));
    }

    private Misplacement misplacement(boolean isMember, List<PropertyDraft> implemented) {
        if (isMember || scope.target().getKind() != ElementKind.RECORD) {
            return Misplacement.OF_INTERFACE;
        }
        return implemented.isEmpty() ? Misplacement.OF_RECORD : Misplacement.OF_COMPONENT;
    }

    /** The properties of which an implementation may be part; a record has the component that a getter returns, and another accessor. */
    private List<PropertyDraft> draftsOf(ExecutableElement method) {
        Optional<String> name = BeanNames.getterSuffix(method, drafts.keySet())
                .or(() -> BeanNames.setterSuffix(method, drafts.keySet()))
                .map(suffix -> BeanNames.propertyName(suffix, drafts.keySet()));
        return drafts.values().stream()
                .filter(draft -> hasPartLike(draft, method)
                        || name.filter(draft.name()::equals).isPresent())
                .toList();
    }

    private static boolean hasPartLike(PropertyDraft draft, ExecutableElement method) {
        return draft.parts().stream().anyMatch(part -> part.getSimpleName().equals(method.getSimpleName()));
    }

    private boolean isOnAll(List<PropertyDraft> implemented, AnnotationView annotation) {
        return !implemented.isEmpty() && implemented.stream().allMatch(draft -> isOn(draft.parts(), annotation));
    }

    private boolean isOn(Collection<? extends Element> parts, AnnotationView annotation) {
        return parts.stream()
                .flatMap(part -> AnnotationView.allOn(part, scope).stream())
                .anyMatch(own -> own.displayName().equals(annotation.displayName()));
    }

    private List<ExecutableElement> implementationsOf(ExecutableElement method) {
        Elements elements = scope.javac().elements();
        return ElementFilter.methodsIn(elements.getAllMembers(scope.target())).stream()
                .filter(own -> elements.overrides(own, method, scope.target()))
                .toList();
    }
}
