package dev.burin.processor.bind;

import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Recognizes one family of types. */
public interface Binder {

    /**
     * Returns the binding of a value, or nothing if the type belongs to another family.
     *
     * @param hints what annotations request at this place
     * @param bindings binds the elements of containers
     */
    Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings);
}
