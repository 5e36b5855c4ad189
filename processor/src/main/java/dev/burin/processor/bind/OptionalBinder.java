package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.burin.codegen.SizeBounds;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.WriterMethod;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import javax.lang.model.element.Modifier;

/** {@code Optional} and its primitive kinds: absent and {@code null} are empty, empty is written as {@code null}. */
final class OptionalBinder implements Binder {
    private static final Map<String, Binding> PRIMITIVES = Map.of(
            "java.util.OptionalInt", new PrimitiveOptional(OptionalInt.class, "Int", SizeBounds.INT),
            "java.util.OptionalLong", new PrimitiveOptional(OptionalLong.class, "Long", SizeBounds.LONG),
            "java.util.OptionalDouble", new PrimitiveOptional(OptionalDouble.class, "Double", SizeBounds.DOUBLE));

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        if (!type.is("java.util.Optional")) {
            return Optional.ofNullable(PRIMITIVES.get(type.erasedName()));
        }
        Binding content = bindings.bind(type.elements().get(0), hints.forContent());
        return Optional.of(
                content instanceof UnboundBinding unbound ? unbound.inside(type) : new OptionalBinding(type, content));
    }

    /** Written as its content, or as null. */
    private record OptionalBinding(TypeRef type, Binding content) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            String helper = scope.sharedHelper("orNull", "orNull", OptionalBinding::orNull);
            return content.write(CodeBlock.of("$L$L($L)", qualifier(scope), helper, value), room, scope);
        }

        private CodeBlock qualifier(Scope scope) {
            CodeBlock argument = JavaTypes.argument(type.elements().get(0));
            return argument.isEmpty() ? argument : CodeBlock.of("$T.$L", scope.codec(), argument);
        }

        private static MethodSpec orNull(String name) {
            TypeVariableName content = TypeVariableName.get("T");
            return MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .addTypeVariable(content)
                    .returns(content)
                    .addParameter(
                            ParameterizedTypeName.get(
                                    ClassName.get(Optional.class),
                                    WildcardTypeName.subtypeOf(content)), // of wildcards, too
                            "optional")
                    .addStatement("return optional == null ? null : optional.orElse(null)")
                    .build();
        }

        @Override
        public boolean reservesRoom() {
            return content.reservesRoom();
        }

        @Override
        public CodeBlock read(Scope scope) {
            if (content.mayLoseValues()) {
                return CodeBlock.of("$T.ofNullable($L)", Optional.class, content.read(scope));
            }
            return CodeBlock.of(
                    "in.readNull() ? $1T.empty() : $1T.of($2L)", Optional.class, content.readPresent(scope));
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return read(scope); // an empty Optional is not null
        }

        @Override
        public Optional<CodeBlock> absent() {
            return Optional.of(CodeBlock.of("$T.empty()", Optional.class));
        }

        @Override
        public SizeBound size() {
            return content.size();
        }
    }

    /** Holds its number without a box. */
    private record PrimitiveOptional(Class<?> type, String kind, int bound) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            String suggestion = "write" + type.getSimpleName();
            String helper = scope.sharedHelper(suggestion, suggestion, this::writer);
            return CodeBlock.of("$L(out, at, $L)", helper, value);
        }

        private MethodSpec writer(String name) {
            return WriterMethod.named(name, Scope.modifiers(false), TypeName.get(type), "value")
                    .addStatement(
                            "return value == null || value.isEmpty() ? out.putNull(at) : out.put$1L(at, value.getAs$1L())",
                            kind)
                    .build();
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("in.readNull() ? $1T.empty() : $1T.of(in.read$2L())", type, kind);
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return read(scope);
        }

        @Override
        public Optional<CodeBlock> absent() {
            return Optional.of(CodeBlock.of("$T.empty()", type));
        }

        @Override
        public SizeBound size() {
            return SizeBound.of(bound);
        }
    }
}
