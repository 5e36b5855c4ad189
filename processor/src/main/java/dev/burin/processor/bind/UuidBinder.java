package dev.burin.processor.bind;

import dev.burin.codegen.SizeBounds;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** {@code UUID}: 36 characters. The smallest complete binder: copy it, and list the copy in {@link Binders}. */
final class UuidBinder implements Binder {
    private static final Binding BINDING =
            LeafBinding.helped(RuntimeNames.VALUES, "put", "readUuid", SizeBound.of(SizeBounds.UUID));

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.is("java.util.UUID") ? Optional.of(BINDING) : Optional.empty();
    }
}
