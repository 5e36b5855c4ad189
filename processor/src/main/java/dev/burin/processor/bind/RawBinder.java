package dev.burin.processor.bind;

import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** {@code RawJson}: any value but null, byte for byte. */
final class RawBinder implements Binder {
    private static final Binding BINDING =
            LeafBinding.helped(RuntimeNames.VALUES, "put", "readRaw", SizeBound.UNBOUNDED);

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.is("dev.burin.RawJson") ? Optional.of(BINDING) : Optional.empty();
    }
}
