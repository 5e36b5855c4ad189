package dev.burin.processor.bind;

import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Types with a codec of their own, which is called directly: no registry, no interface call. */
final class GeneratedCodecBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return Forms.hasCodec(type) ? Optional.of(bindArguments(type, hints, bindings)) : Optional.empty();
    }

    private static Binding bindArguments(TypeRef type, Hints hints, Bindings bindings) {
        if (type.facts().isRaw()) {
            return UnboundBinding.because(Reason.RAW_TYPE, type);
        }
        List<Binding> arguments = new ArrayList<>();
        for (Forms.Part argument : Forms.parts(type, hints).toList()) {
            Binding binding = bindings.bind(argument.type(), argument.hints());
            if (binding instanceof UnboundBinding unbound) {
                return unbound.inside(type);
            }
            arguments.add(binding);
        }
        return new GeneratedCodecBinding(type, arguments);
    }
}
