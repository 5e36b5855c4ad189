package dev.burin.processor.bind;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * An array of objects; read into a list first, because nothing tells its length.
 *
 * @param type the array
 * @param element how its elements are represented
 * @param maxItems how many of them are read
 */
record ArrayBinding(TypeRef type, Binding element, OptionalInt maxItems) implements Binding {
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
        String count = ContainerCode.counter(maxItems, locals);
        MethodSpec.Builder method = ContainerCode.reader(name, type, type.name());
        CodeBlock cast = CodeBlock.of("");
        if (!reifiable.equals(component)) {
            method.addAnnotation(ContainerCode.UNCHECKED); // an array of List<?> holds only lists that were made for it
            cast = CodeBlock.of("($T) ", type.name());
        }
        return method.addStatement("$T<$T> $L = new $T<>()", List.class, component, elements, ArrayList.class)
                .addCode(ContainerCode.countItems(maxItems, count))
                .beginControlFlow(ContainerCode.elements())
                .addCode(ContainerCode.limitItems(maxItems, count))
                .addCode(ContainerCode.unlessSkipped(element, add(elements, scope)))
                .endControlFlow()
                .addStatement("return $L$L.toArray(new $L)", cast, elements, empty(reifiable))
                .build();
    }

    private CodeBlock add(String elements, Scope scope) {
        Scope inner = scope.about(Words.element(scope.subject()));
        return ContainerCode.statement("$L.add($L)", elements, ContainerCode.read(element, false, inner));
    }

    /** Returns {@code String[0]} for {@code String}, {@code String[0][]} for {@code String[]}. */
    private static CodeBlock empty(TypeName component) {
        return component instanceof ArrayTypeName array
                ? CodeBlock.of("$L[]", empty(array.componentType()))
                : CodeBlock.of("$T[0]", component);
    }
}
