package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;

/** Strings of types other than {@code String}: {@code CharSequence}, {@code StringBuilder} and {@code char[]}. */
final class TextBinder implements Binder {
    private static final Map<String, Binding> BINDINGS = Map.of(
            "java.lang.CharSequence", text(CodeBlock.of("in.readString()")),
            "java.lang.StringBuilder", text(CodeBlock.of("new $T(in.readString())", StringBuilder.class)),
            "java.lang.StringBuffer", text(CodeBlock.of("new $T(in.readString())", StringBuffer.class)),
            "char[]", text(CodeBlock.of("in.readString().toCharArray()")));

    private static Binding text(CodeBlock get) {
        CodeBlock put = CodeBlock.of("$T.putText(out, at, ", RuntimeNames.VALUES);
        return new LeafBinding(put, get, Optional.empty(), SizeBound.UNBOUNDED);
    }

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return Optional.ofNullable(BINDINGS.get(type.erasedName()));
    }
}
