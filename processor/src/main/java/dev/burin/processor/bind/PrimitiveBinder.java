package dev.burin.processor.bind;

import dev.burin.codegen.SizeBounds;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;

/** The eight primitive types; {@code null} is rejected. */
final class PrimitiveBinder implements Binder {
    private static final Map<String, Binding> BINDINGS = Map.of(
            "boolean", LeafBinding.primitive("putBoolean", "readBoolean", SizeBounds.BOOLEAN, "false"),
            "byte", LeafBinding.primitive("putByte", "readByte", SizeBounds.BYTE, "0"),
            "short", LeafBinding.primitive("putShort", "readShort", SizeBounds.SHORT, "0"),
            "int", LeafBinding.primitive("putInt", "readInt", SizeBounds.INT, "0"),
            "long", LeafBinding.primitive("putLong", "readLong", SizeBounds.LONG, "0"),
            "char", LeafBinding.primitive("putChar", "readChar", SizeBounds.CHAR, "0"),
            "float", LeafBinding.primitive("putFloat", "readFloat", SizeBounds.FLOAT, "0"),
            "double", LeafBinding.primitive("putDouble", "readDouble", SizeBounds.DOUBLE, "0"));

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.isPrimitive() ? Optional.ofNullable(BINDINGS.get(type.erasedName())) : Optional.empty();
    }
}
