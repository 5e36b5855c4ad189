package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;

/** Does something more with a value that another binding reads and writes; whatever it does not say itself is as there. */
interface BindingAround extends Binding {
    /** The other binding. */
    Binding value();

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
    default CodeBlock absent() {
        return value().absent();
    }

    @Override
    default CodeBlock absent(Scope scope) {
        return value().absent(scope);
    }
}
