package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** {@code String}. */
final class StringBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.is("java.lang.String") ? Optional.of(new StringBinding()) : Optional.empty();
    }

    /** A string that reserves for itself, and at the same time for what follows it. */
    private record StringBinding() implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("out.putString(at, $L, $L)", value, room);
        }

        @Override
        public boolean reservesRoom() {
            return true;
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("in.readStringOrNull()");
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return CodeBlock.of("in.readString()");
        }
    }
}
