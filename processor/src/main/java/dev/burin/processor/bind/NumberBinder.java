package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.codegen.SizeBounds;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;

/** The boxes of the primitive types, {@code BigInteger} and {@code BigDecimal}. */
final class NumberBinder implements Binder {
    private static final Map<String, Binding> BINDINGS = Map.of(
            "java.lang.Boolean", LeafBinding.known("putBoolean", "readBoolean", SizeBounds.BOOLEAN),
            "java.lang.Byte", LeafBinding.known("putByte", "readByte", SizeBounds.BYTE),
            "java.lang.Short", LeafBinding.known("putShort", "readShort", SizeBounds.SHORT),
            "java.lang.Integer", LeafBinding.known("putInt", "readInt", SizeBounds.INT),
            "java.lang.Long", LeafBinding.known("putLong", "readLong", SizeBounds.LONG),
            "java.lang.Character", LeafBinding.known("putChar", "readChar", SizeBounds.CHAR),
            "java.lang.Float", LeafBinding.known("putFloat", "readFloat", SizeBounds.FLOAT),
            "java.lang.Double", LeafBinding.known("putDouble", "readDouble", SizeBounds.DOUBLE),
            "java.math.BigInteger", big("readBigInteger"),
            "java.math.BigDecimal", big("readBigDecimal"));

    private static Binding big(String get) {
        return new LeafBinding(
                CodeBlock.of("$T.put(out, at, ", RuntimeNames.VALUES),
                CodeBlock.of("in.$L()", get),
                Optional.empty(),
                SizeBound.UNBOUNDED);
    }

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return Optional.ofNullable(BINDINGS.get(type.erasedName()));
    }
}
