package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.SizeBound;
import java.util.Optional;

/**
 * Adds something to another binding that reads and writes a value; whatever it does not override is delegated.
 *
 * <p>All but {@link #codec}: that of the other binding would be called without what is added.
 */
interface BindingAround extends Binding {
    /** The other binding. */
    Binding value();

    @Override
    default boolean reservesRoom() {
        return value().reservesRoom();
    }

    @Override
    default CodeBlock read(Scope scope) {
        return value().read(scope);
    }

    @Override
    default CodeBlock readPresent(Scope scope) {
        return value().readPresent(scope);
    }

    @Override
    default boolean skipsNull() {
        return value().skipsNull();
    }

    @Override
    default boolean mayBeNull() {
        return value().mayBeNull();
    }

    @Override
    default boolean mayLoseValues() {
        return value().mayLoseValues();
    }

    @Override
    default Optional<CodeBlock> absent() {
        return value().absent();
    }

    @Override
    default Optional<CodeBlock> absent(Scope scope) {
        return value().absent(scope);
    }

    @Override
    default SizeBound size() {
        return value().size();
    }
}
