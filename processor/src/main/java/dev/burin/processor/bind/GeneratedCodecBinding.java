package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.TypeVariableBinder.VariableBinding;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A value written by the position-passing method of its codec.
 *
 * @param type the type
 * @param arguments how its type arguments are represented
 */
public record GeneratedCodecBinding(TypeRef type, List<Binding> arguments) implements Binding {
    /** Copies the list. */
    public GeneratedCodecBinding {
        arguments = List.copyOf(arguments);
    }

    /** Returns the binding of a type whose arguments, if it has any, are variables of the target. */
    public static GeneratedCodecBinding ofVariables(TypeRef type) {
        return new GeneratedCodecBinding(
                type,
                type.arguments().stream().<Binding>map(VariableBinding::new).toList());
    }

    /** Returns an expression for the codec: {@code OrderCodec.INSTANCE}. */
    public CodeBlock instance(Scope scope) {
        if (arguments.isEmpty()) {
            CodeBlock instance = CodeBlock.of("$T.INSTANCE", codecClass());
            return JavaTypes.isPackageObscured(codecClass()) ? returned(instance, scope) : instance;
        }
        return scope.itself(type.name()).orElseGet(() -> parameterized(scope));
    }

    /** Returns a call of a method without variables, where the codec may have to be qualified: {@code at.acme.OrderCodec.INSTANCE}. */
    private CodeBlock returned(CodeBlock instance, Scope scope) {
        String helper = scope.sharedHelper(
                Words.local(codecClass().simpleName()),
                "return " + codecClass().canonicalName(),
                name -> MethodSpec.methodBuilder(name)
                        .addModifiers(Scope.modifiers(false))
                        .returns(codecClass())
                        .addStatement("return $L", instance)
                        .build());
        return CodeBlock.of("$L()", helper);
    }

    private CodeBlock parameterized(Scope scope) {
        List<CodeBlock> codecs = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            codecs.add(ElementCodecs.of(type.arguments().get(i), arguments.get(i), scope));
        }
        CodeBlock made = CodeBlock.of("$T.of($L)", codecClass(), CodeBlock.join(codecs, ",$W"));
        TypeName codecType = ParameterizedTypeName.get(
                codecClass(), type.arguments().stream().map(TypeRef::name).toArray(TypeName[]::new));
        return type.mentionsVariable()
                ? scope.held().perInstance(words(), codecType, made, scope)
                : scope.held().constant(words(), codecType, made);
    }

    private ClassName codecClass() {
        return type.facts().codec().orElseThrow();
    }

    /** {@code PageOfOrder}. */
    private String words() {
        return Words.type(JavaTypes.created(type));
    }

    /** A codec of {@code Page<Order>} is not one of {@code Page<? extends Order>}. */
    @Override
    public Optional<CodeBlock> codec(Scope scope) {
        return type.hasWildcard() ? Optional.empty() : Optional.of(instance(scope));
    }

    @Override
    public CodeBlock write(CodeBlock value, int room, Scope scope) {
        String subject = Words.local(arguments.isEmpty() ? simpleName() : words());
        String helper = scope.sharedHelper(
                Words.method("write", subject),
                "write " + type.name() + " by " + receiver(scope),
                name -> writer(name, scope));
        return CodeBlock.of("$L(out, at, $L)", helper, value);
    }

    private String simpleName() {
        return ((ClassName) type.erasure()).simpleName();
    }

    private MethodSpec writer(String name, Scope scope) {
        String value = scope.locals("out", "at").name(Words.local(simpleName()));
        MethodSpec.Builder method = ContainerCode.writer(name, type, value).addCode(ContainerCode.nullCheck(value));
        CodeBlock written = CodeBlock.of("$L", value);
        if (type.hasWildcard()) { // values are only taken from it
            written = CodeBlock.of("$T.cast($L)", RuntimeNames.UNCHECKED, value);
        }
        return method.addStatement("return $Lwrite(out, at, $L)", receiver(scope), written)
                .build();
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        return CodeBlock.of("$Lread(in)", receiver(scope));
    }

    /** The prefix of a call: empty if the codec calls itself. */
    private CodeBlock receiver(Scope scope) {
        return scope.isThis(type.name()) ? CodeBlock.of("") : CodeBlock.of("$L.", instance(scope));
    }
}
