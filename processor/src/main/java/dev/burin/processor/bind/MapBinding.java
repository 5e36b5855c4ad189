package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.TypeRef;
import java.util.Map;

/**
 * A map, as an object with a member for each entry.
 *
 * @param type the map
 * @param key how its keys become member names
 * @param value how its values are represented
 * @param create makes an empty one
 * @param lastWins whether of two values with one key the last counts
 * @param runsUserCode whether something that users wrote may run when entries are put into it
 */
record MapBinding(TypeRef type, KeyBinding key, Binding value, CodeBlock create, boolean lastWins, boolean runsUserCode)
        implements Binding {

    @Override
    public CodeBlock write(CodeBlock map, int room, Scope scope) {
        return CodeBlock.of("$L(out, at, $L)", scope.helper("write", name -> writer(name, scope)), map);
    }

    private MethodSpec writer(String name, Scope scope) {
        Locals locals = scope.locals("out", "at");
        String map = locals.name(scope.subject());
        String entry = locals.name("entry");
        Scope inner = scope.about(Words.element(scope.subject()));
        return ContainerCode.writer(name, type, map)
                .addCode(ContainerCode.nullCheck(map))
                .addStatement("at = out.beginMap(at)")
                .beginControlFlow("for ($L $L : $L.entrySet())", entryType(), entry, map)
                .addStatement("at = $L", key.write(CodeBlock.of("$L.getKey()", entry), inner))
                .addCode(ContainerCode.writeElement(value, CodeBlock.of("$L.getValue()", entry), inner))
                .endControlFlow()
                .addStatement("return out.endMap(at)")
                .build();
    }

    private CodeBlock entryType() {
        return JavaTypes.hasWildcard(type)
                ? CodeBlock.of("var")
                : CodeBlock.of("$T<$T, $T>", Map.Entry.class, keyType(), valueType());
    }

    private TypeName keyType() {
        return type.elements().get(0).name();
    }

    private TypeName valueType() {
        return type.elements().get(1).name();
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        return CodeBlock.of("$L(in)", scope.helper("read", name -> reader(name, scope)));
    }

    private MethodSpec reader(String name, Scope scope) {
        Locals locals = scope.locals("in", "hasNext");
        String map = locals.name(scope.subject());
        String keyName = locals.name("key");
        String valueName = locals.name("value");
        Refusal refusal = Refusal.of(type.displayName(), locals);
        Scope inner = scope.about(Words.element(scope.subject()));
        return ContainerCode.reader(name, JavaTypes.created(type))
                .addCode(ContainerCode.create(type, map, create, refusal))
                .beginControlFlow(ContainerCode.entries())
                .addStatement("$T $L = $L", keyType(), keyName, key.read(inner))
                .addCode(runsUserCode ? guardedPut(map, keyName, valueName, refusal, inner) : put(map, keyName, inner))
                .endControlFlow()
                .addStatement("return $L", map)
                .build();
    }

    private CodeBlock put(String map, String keyName, Scope inner) {
        return CodeBlock.builder()
                .add(lastWins ? CodeBlock.of("") : duplicateCheck(map, keyName))
                .addStatement("$L.put($L, $L)", map, keyName, readValue(inner))
                .build();
    }

    /** What the reader does stays outside of the guards: only what users wrote is theirs. */
    private CodeBlock guardedPut(String map, String keyName, String valueName, Refusal refusal, Scope inner) {
        return CodeBlock.builder()
                .add(lastWins ? CodeBlock.of("") : refusal.around(duplicateCheck(map, keyName)))
                .addStatement("$T $L = $L", valueType(), valueName, readValue(inner))
                .add(refusal.around(ContainerCode.statement("$L.put($L, $L)", map, keyName, valueName)))
                .build();
    }

    private static CodeBlock duplicateCheck(String map, String keyName) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L.containsKey($L))", map, keyName)
                .addStatement("throw in.duplicateName()")
                .endControlFlow()
                .build();
    }

    private CodeBlock readValue(Scope scope) {
        return Implementation.refusesNullValues(type) ? value.readPresent(scope) : value.read(scope);
    }
}
