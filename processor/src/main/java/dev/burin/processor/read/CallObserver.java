package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.processor.model.Observation.Kind;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/** Notices what the codec calls, and the checked exceptions of that, which it cannot throw. */
record CallObserver(ReadScope scope) {

    /** Records a method or constructor, or a field, which has no exceptions. */
    void observe(Element member) {
        scope.noteUsed(member);
        if (member instanceof ExecutableElement called) {
            observeExceptions(called);
        }
    }

    private void observeExceptions(ExecutableElement called) {
        String exceptions = called.getThrownTypes().stream()
                .filter(this::isChecked)
                .map(Object::toString)
                .collect(Collectors.joining(", "));
        if (!exceptions.isEmpty()) {
            boolean isConstructor = called.getKind() == ElementKind.CONSTRUCTOR;
            Element named = isConstructor ? requireNonNull(called.getEnclosingElement()) : called;
            String name = named.getSimpleName() + (isConstructor ? "" : "()");
            scope.observe(
                    Kind.CHECKED_EXCEPTION, scope.originOf(called), Map.of("member", name, "exceptions", exceptions));
        }
    }

    private boolean isChecked(TypeMirror exception) {
        Javac javac = scope.javac();
        return Stream.of("java.lang.RuntimeException", "java.lang.Error").noneMatch(unchecked -> javac.types()
                .isSubtype(exception, javac.elements().getTypeElement(unchecked).asType()));
    }
}
