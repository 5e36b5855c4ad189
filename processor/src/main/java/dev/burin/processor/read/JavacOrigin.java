package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.processor.model.Origin;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * A place in a source file, as javac knows it: an element, or an annotation on it, or one value of the annotation.
 *
 * <p>An element of a class file has no place; its messages stand at the target and begin with the element's name.
 */
final class JavacOrigin implements Origin {
    /** Parameters of one member are numbered below this. */
    private static final int MEMBER_STRIDE = 256;

    private final ReadScope scope;
    private final Element element;
    private final @Nullable AnnotationMirror annotation;
    private final @Nullable AnnotationValue value;

    private JavacOrigin(
            ReadScope scope, Element element, @Nullable AnnotationMirror annotation, @Nullable AnnotationValue value) {
        this.scope = scope;
        this.element = element;
        this.annotation = annotation;
        this.value = value;
    }

    static Origin of(ReadScope scope, Element element) {
        return new JavacOrigin(scope, element, null, null);
    }

    static Origin of(ReadScope scope, Element element, AnnotationMirror annotation, @Nullable AnnotationValue value) {
        return new JavacOrigin(scope, element, annotation, value);
    }

    @Override
    public void report(Diagnostic.Kind kind, String message) {
        if (scope.isInSource(element)) {
            scope.javac().messages().print(kind, message, element, annotation, value);
        } else {
            scope.javac()
                    .messages()
                    .print(
                            kind,
                            "[" + describe() + "] " + message,
                            scope.place(),
                            scope.imported().map(Import::annotation).orElse(null),
                            null);
        }
    }

    private String describe() {
        return element instanceof TypeElement ? element.toString() : scope.enclosing(element) + "." + element;
    }

    @Override
    public Optional<String> inheritedFrom() {
        return scope.enclosing(element) instanceof TypeElement holder
                        && !holder.equals(scope.target())
                        && scope.javac().withSupertypes(scope.target()).contains(holder)
                ? Optional.of(DisplayNames.of(holder))
                : Optional.empty();
    }

    @Override
    public int position() {
        if (element.equals(scope.target())) {
            return -1;
        }
        Element holder = scope.enclosing(element);
        if (holder instanceof ExecutableElement method) {
            return memberPosition(method) + 1 + method.getParameters().indexOf(element);
        }
        return memberPosition(element);
    }

    private int memberPosition(Element member) {
        List<? extends Element> members =
                requireNonNull(scope.enclosing(member)).getEnclosedElements();
        return members.indexOf(member) * MEMBER_STRIDE;
    }

    /** The same place, so that a repeated observation is reported once. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JavacOrigin origin
                && element.equals(origin.element)
                && annotation == origin.annotation
                && value == origin.value;
    }

    @Override
    public int hashCode() {
        return element.hashCode();
    }

    @Override
    public boolean suppresses(String code) {
        return isSuppressed(code, element) || isSuppressed(code, scope.place());
    }

    private boolean isSuppressed(String code, Element innermost) {
        for (Element level = innermost; level != null; level = scope.enclosing(level)) {
            SuppressWarnings suppressed = level.getAnnotation(SuppressWarnings.class);
            if (suppressed != null && Arrays.asList(suppressed.value()).contains(code)) {
                return true;
            }
        }
        return false;
    }
}
