package dev.burin.processor.bind;

import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Types that generated code cannot name, whatever they are. */
final class InaccessibleBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.facts().isAccessible() ? Optional.empty() : Optional.of(refused(type));
    }

    /** At the innermost argument that is hidden; the lower bound of a wildcard is not an argument. */
    private static UnboundBinding refused(TypeRef type) {
        return type.arguments().stream()
                .filter(argument ->
                        argument.facts().hidden().equals(type.facts().hidden()))
                .findFirst()
                .map(argument -> refused(argument).inside(type))
                .orElseGet(() -> UnboundBinding.because(Reason.INACCESSIBLE, type));
    }
}
