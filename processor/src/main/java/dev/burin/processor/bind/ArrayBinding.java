package dev.burin.processor.bind;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.TypeRef;

/**
 * An array of objects; it grows while it is read, because its length is unknown.
 *
 * @param type the array
 * @param element how its elements are represented
 * @param limit how many of them are read
 */
record ArrayBinding(TypeRef type, Binding element, ItemLimit limit) implements Binding {
    @Override
    public CodeBlock write(CodeBlock value, int room, Scope scope) {
        String helper = scope.helper(
                "write", name -> ContainerCode.elementsWriter(name, type, type.component(), element, scope));
        return CodeBlock.of("$L(out, at, $L)", helper, value);
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        return CodeBlock.of("$L(in)", scope.helper("read", name -> reader(name, scope)));
    }

    private MethodSpec reader(String name, Scope scope) {
        TypeName component = type.component().name();
        TypeName reifiable = JavaTypes.reifiable(type.component());
        Locals locals = scope.locals("in", "hasNext");
        String elements = locals.name(scope.subject());
        String length = locals.name("length");
        String count = limit.counter(locals);
        CodeBlock empty = empty(reifiable);
        if (!reifiable.equals(component)) { // an array of List<?> will hold only lists created for it
            empty = CodeBlock.of("$T.cast($L)", RuntimeNames.UNCHECKED, empty);
        }
        return ContainerCode.reader(name, type, type.name())
                .addStatement("$T $L = $L", type.name(), elements, empty)
                .addStatement("int $L = 0", length)
                .addCode(limit.declare(count))
                .beginControlFlow(ContainerCode.elements())
                .addCode(limit.check(count))
                .addCode(ContainerCode.unlessSkipped(element, add(elements, length, scope)))
                .endControlFlow()
                .addStatement("return $T.first($L, $L)", RuntimeNames.OBJECT_ARRAYS, elements, length)
                .build();
    }

    private CodeBlock add(String elements, String length, Scope scope) {
        Scope inner = scope.about(Words.element(scope.subject()));
        return CodeBlock.builder()
                .beginControlFlow("if ($L == $L.length)", length, elements)
                .addStatement("$L = $T.grown($L)", elements, RuntimeNames.OBJECT_ARRAYS, elements)
                .endControlFlow()
                .addStatement("$L[$L++] = $L", elements, length, ContainerCode.read(element, false, inner))
                .build();
    }

    /** Returns {@code new String[0]} for {@code String}, {@code new String[0][]} for {@code String[]}. */
    private static CodeBlock empty(TypeName component) {
        return component instanceof ArrayTypeName array
                ? CodeBlock.of("$L[]", empty(array.componentType()))
                : CodeBlock.of("new $T[0]", component);
    }
}
