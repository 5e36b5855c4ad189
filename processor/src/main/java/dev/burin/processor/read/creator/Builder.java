package dev.burin.processor.read.creator;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;

/**
 * A builder, which creates an instance step by step.
 *
 * @param start the static method or the constructor that creates the builder
 * @param type the type of the builder
 * @param prefix the prefix of its methods that take values; empty if not configured
 * @param methods its methods that the codec can call, except those of {@code Object}
 * @param finish the method that returns the instance
 */
public record Builder(
        ExecutableElement start,
        DeclaredType type,
        Optional<String> prefix,
        List<ExecutableElement> methods,
        ExecutableElement finish) {

    /** Copies the list. */
    public Builder {
        methods = List.copyOf(methods);
    }

    /** Whether a method is one of {@link #methods}. */
    public boolean takesWith(ExecutableElement method) {
        return methods.contains(method);
    }
}
