package dev.burin.processor.bind;

import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Types that generated code cannot name, whatever they are. */
final class InaccessibleBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.facts().isAccessible()
                ? Optional.empty()
                : Optional.of(UnboundBinding.because(Reason.INACCESSIBLE, type));
    }
}
