package dev.burin.codegen;

import org.jspecify.annotations.Nullable;

/**
 * A codec that reads {@code null} itself, because its type has a value for it, such as the empty {@code Optional}.
 *
 * @param <T> the type of the values
 */
public interface ReadsNull<T> {

    /** Returns the value of a member that is absent. */
    @Nullable
    T absent();
}
