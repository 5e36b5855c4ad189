package dev.burin.processor.bind;

import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;

/** Arrays of anything, at any depth, except {@code byte[]} and {@code char[]}, which are strings. */
final class ArrayBinder implements Binder {
    private static final Map<String, Binding> PRIMITIVES = Map.of(
            "boolean", primitives("readBooleans"),
            "short", primitives("readShorts"),
            "int", primitives("readInts"),
            "long", primitives("readLongs"),
            "float", primitives("readFloats"),
            "double", primitives("readDoubles"));

    private static Binding primitives(String get) {
        return LeafBinding.helped(RuntimeNames.PRIMITIVE_ARRAYS, "put", get, SizeBound.UNBOUNDED);
    }

    private static TypeRef innermost(TypeRef type) {
        return type.isArray() ? innermost(type.component()) : type;
    }

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        if (!type.isArray()) {
            return Optional.empty();
        }
        TypeRef component = type.component();
        if (component.isPrimitive()) {
            return Optional.ofNullable(PRIMITIVES.get(component.erasedName()));
        }
        if (innermost(component).kind() == TypeRef.Kind.TYPE_VARIABLE) {
            return Optional.of(UnboundBinding.because(Reason.GENERIC_ARRAY, type));
        }
        Binding element = bindings.bind(component, hints.forContent());
        return Optional.of(
                element instanceof UnboundBinding unbound
                        ? unbound.inside(type)
                        : new ArrayBinding(type, element, ItemLimit.of(hints)));
    }
}
