package dev.burin.processor.read;

import dev.burin.annotation.JsonDefault;
import dev.burin.processor.model.Observation.Kind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Notices methods that cannot provide the default as intended. */
final class DefaultObserver {
    private final ReadScope scope;

    DefaultObserver(ReadScope scope) {
        this.scope = scope;
    }

    /** Notices what is wrong with the default of a property of {@code type}. */
    void observe(PropertyDraft draft, TypeMirror type) {
        draft.parts().stream()
                .flatMap(part -> AnnotationView.find(part, JsonDefault.class.getName(), scope).stream())
                .findFirst()
                .ifPresent(annotation ->
                        flawOf(annotation, type).ifPresent(flaw -> observe(draft, annotation, type, flaw)));
    }

    private void observe(PropertyDraft draft, AnnotationView annotation, TypeMirror type, String flaw) {
        scope.observe(
                Kind.UNFIT_DEFAULT,
                annotation.origin(),
                Map.of(
                        "path",
                        DisplayNames.of(scope.target()) + "." + draft.name(),
                        "flaw",
                        flaw,
                        "owner",
                        DisplayNames.of(annotation.type()),
                        "type",
                        new TypeRefReader(scope).read(type).displayName()));
    }

    private Optional<String> flawOf(AnnotationView annotation, TypeMirror type) {
        String name = annotation.text("method");
        if (name.isEmpty() == !annotation.isWritten("value")) {
            return Optional.of(name.isEmpty() ? "has neither a value nor a method" : "has both a value and a method");
        }
        return name.isEmpty() ? Optional.empty() : flawOf(name, annotation.type(), type);
    }

    private Optional<String> flawOf(String name, TypeElement owner, TypeMirror type) {
        List<ExecutableElement> methods = ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
                .filter(method -> method.getSimpleName().contentEquals(name))
                .toList();
        Optional<ExecutableElement> found = methods.stream()
                .filter(method -> method.getParameters().isEmpty())
                .findFirst();
        if (found.isEmpty()) {
            return Optional.of(
                    methods.isEmpty()
                            ? "names the method " + name + ", but there is none in " + DisplayNames.of(owner)
                            : "names the method " + name + ", which has parameters");
        }
        ExecutableElement method = found.get();
        new CallObserver(scope).observe(method);
        if (!method.getModifiers().contains(Modifier.STATIC)) {
            return Optional.of("names the method " + name + ", which is not static");
        }
        if (!scope.canReach(method) || !scope.canName(owner)) {
            return Optional.of("names the method " + name + ", which the codec cannot reach");
        }
        return fits(method, type)
                ? Optional.empty()
                : Optional.of("names the method " + name + ", which returns " + returned(method));
    }

    /** The type variables of a method are inferred from where its value goes. */
    private boolean fits(ExecutableElement method, TypeMirror type) {
        Types types = scope.javac().types();
        TypeMirror returned = method.getReturnType();
        return method.getTypeParameters().isEmpty()
                ? types.isAssignable(returned, type)
                : types.isAssignable(types.erasure(returned), types.erasure(type));
    }

    private String returned(ExecutableElement method) {
        TypeMirror type = method.getReturnType();
        return type.getKind() == TypeKind.VOID
                ? "nothing"
                : new TypeRefReader(scope).read(type).displayName();
    }
}
