package dev.burin.processor.bind;

import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Types that generated code cannot name, whatever they are. */
final class InaccessibleBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return hidden(type).map(Binding.class::cast);
    }

    /** A type itself, or what its name mentions: nobody else looks at the arguments of a type that has a codec of the user's. */
    private static Optional<UnboundBinding> hidden(TypeRef type) {
        return type.facts().isAccessible()
                ? type.arguments().stream()
                        .flatMap(argument -> hidden(argument).stream())
                        .findFirst()
                        .map(unbound -> unbound.inside(type))
                : Optional.of(UnboundBinding.because(Reason.INACCESSIBLE, type));
    }
}
