package dev.burin.processor.bind;

import dev.burin.JsonValue;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** {@code JsonValue}: any value except null, as a tree. */
final class TreeBinder implements Binder {
    private static final Binding BINDING =
            LeafBinding.helped(RuntimeNames.VALUES, "put", "readTree", SizeBound.UNBOUNDED);

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.is(JsonValue.class.getName()) ? Optional.of(BINDING) : Optional.empty();
    }
}
