package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code Object}: strings, numbers, booleans, lists and maps as the document has them. */
final class UntypedBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.is("java.lang.Object") ? Optional.of(new UntypedBinding(hints.lastWins())) : Optional.empty();
    }

    /** Null is like any other value here. */
    private record UntypedBinding(boolean lastWins) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("$T.putUntyped(out, at, $L)", RuntimeNames.VALUES, value);
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("$T.$L(in)", RuntimeNames.VALUES, lastWins ? "readUntypedLastWins" : "readUntyped");
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            String helper = scope.sharedHelper(
                    "readNotNull", "readNotNull by " + read(scope), name -> readNotNull(name, scope));
            return CodeBlock.of("$L(in)", helper);
        }

        private MethodSpec readNotNull(String name, Scope scope) {
            return MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(Object.class)
                    .addParameter(RuntimeNames.JSON_READER, "in")
                    .addStatement("$T value = $L", Object.class, read(scope))
                    .beginControlFlow("if (value == null)")
                    .addStatement("throw in.mismatch($S)", "a value")
                    .endControlFlow()
                    .addStatement("return value")
                    .build();
        }
    }
}
