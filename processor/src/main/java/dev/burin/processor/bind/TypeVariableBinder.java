package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** Type variables of the type: values are written and read by the codec given for each. */
final class TypeVariableBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.kind() == TypeRef.Kind.TYPE_VARIABLE ? Optional.of(new VariableBinding(type)) : Optional.empty();
    }

    /** The type argument may be optional: its codec decides what {@code null} and absence mean. */
    record VariableBinding(TypeRef variable) implements Binding {

        @Override
        public Optional<CodeBlock> codec(Scope scope) {
            return Optional.of(given(scope));
        }

        private CodeBlock given(Scope scope) {
            return scope.held().ofVariable(variable.name());
        }

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("out.putValue(at, $L, $L)", given(scope), value);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("in.readOrNull($L)", given(scope));
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return CodeBlock.of("in.readPresent($L)", given(scope));
        }

        @Override
        public Optional<CodeBlock> absent(Scope scope) {
            return Optional.of(CodeBlock.of("$T.absent($L)", RuntimeNames.VALUES, given(scope)));
        }
    }
}
