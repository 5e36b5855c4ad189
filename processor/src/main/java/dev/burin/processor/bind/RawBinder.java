package dev.burin.processor.bind;

import dev.burin.RawJson;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Any value except null, byte for byte: {@code RawJson}, and {@code String} with {@code @JsonRawValue}. */
final class RawBinder implements Binder {
    private static final Binding RAW_JSON =
            LeafBinding.helped(RuntimeNames.VALUES, "put", "readRaw", SizeBound.UNBOUNDED);

    private static final Binding RAW_TEXT =
            LeafBinding.helped(RuntimeNames.VALUES, "putRawText", "readRawText", SizeBound.UNBOUNDED);

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        if (type.is(RawJson.class.getName())) {
            return Optional.of(RAW_JSON);
        }
        return mayBeRaw(type) && hints.form().isRaw() ? Optional.of(RAW_TEXT) : Optional.empty();
    }

    /** Whether {@code @JsonRawValue} means something for the type. */
    static boolean mayBeRaw(TypeRef type) {
        return type.is("java.lang.String");
    }
}
