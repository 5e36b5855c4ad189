package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.emit.RuntimeNames;
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
 * @param create creates an empty one
 * @param lastWins whether the last of two values with the same key counts
 * @param runsUserCode whether user code may run when entries are put into it
 * @param limits how many entries are read
 */
public record MapBinding(
        TypeRef type,
        KeyBinding key,
        Binding value,
        CodeBlock create,
        boolean lastWins,
        boolean runsUserCode,
        EntryLimits limits)
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

    /**
     * Returns an expression that writes the entries of {@code map} as further members of an object that may be empty so far,
     * and evaluates to the position after them; null is written as nothing.
     *
     * @param names the constant with the object's own names
     * @param room bytes to reserve after the members
     */
    public CodeBlock writeMembers(CodeBlock map, CodeBlock names, int room, Scope scope) {
        return CodeBlock.of(
                "$L(out, at, $L)", scope.helper("write", name -> membersWriter(name, names, room, scope)), map);
    }

    private MethodSpec membersWriter(String name, CodeBlock names, int room, Scope scope) {
        Locals locals = scope.locals("out", "at");
        String map = locals.name(scope.subject());
        String entry = locals.name("entry");
        Scope inner = scope.about(Words.element(scope.subject()));
        return ContainerCode.writer(name, type, map)
                .addJavadoc("Writes each entry of {@code $L} as a member, with a comma before it.", map)
                .beginControlFlow("if ($L != null)", map)
                .beginControlFlow("for ($L $L : $L.entrySet())", entryType(), entry, map)
                .addStatement("at = out.putMember(at, $L.getKey(), $L)", entry, names)
                .addCode(ContainerCode.writeValue(value, CodeBlock.of("$L.getValue()", entry), inner))
                .endControlFlow()
                .endControlFlow()
                .addStatement("out.reserve(at, $L)", room)
                .addStatement("return at")
                .build();
    }

    /** Returns a call that puts the member whose name was just read into {@code map}. */
    public CodeBlock readMember(CodeBlock map, Scope scope) {
        return CodeBlock.of("$L(in, $L)", scope.helper("read", name -> memberReader(name, scope)), map);
    }

    private MethodSpec memberReader(String name, Scope scope) {
        Locals locals = scope.locals("in");
        String map = locals.name(scope.subject());
        String keyName = locals.name("name");
        String valueName = locals.name("value");
        Refusal refusal = Refusal.of(type.displayName(), locals);
        return ContainerCode.reader(name, type, TypeName.VOID)
                .addParameter(JavaTypes.created(type), map)
                .addStatement("$T $L = in.memberName()", String.class, keyName)
                .addCode(limits.checkKey(keyName))
                .addCode(lastWins ? CodeBlock.of("") : duplicateCheck(map, keyName, "", refusal, locals))
                .addCode(limits.checkSize(map, keyName, lastWins))
                .addCode(skipNull(
                        "",
                        keyName,
                        "",
                        refusal,
                        put(map, keyName, valueName, "", refusal, scope.about(Words.element(scope.subject())))))
                .build();
    }

    private CodeBlock entryType() {
        boolean hasArguments = !type.hasWildcard() && !type.facts().isRaw();
        if (hasArguments) {
            return CodeBlock.of("$T<$T, $T>", Map.Entry.class, keyType(), valueType());
        }
        return type.elements().get(1).isArray() // Eclipse's compiler forgets that an array is the bound of a wildcard
                ? CodeBlock.of("$T<? extends $T, ? extends $T>", Map.Entry.class, keyType(), valueType())
                : CodeBlock.of("var");
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
        String guard = locals.name("guard");
        String skipped = value.skipsNull() && !lastWins ? locals.name("skipped") : "";
        String count = limits.items().counter(locals);
        Refusal refusal = Refusal.of(type.displayName(), locals);
        Scope inner = scope.about(Words.element(scope.subject()));
        return ContainerCode.reader(name, type, JavaTypes.created(type))
                .addCode(ContainerCode.create(type, map, create, refusal))
                .addCode(ContainerCode.guard(type, guard))
                .addCode(limits.items().declare(count))
                .addCode(skippedKeys(map, skipped))
                .beginControlFlow(ContainerCode.entries())
                .addCode(limits.check(count))
                .addStatement("$T $L = $L", keyType(), keyName, key.read(inner))
                .addCode(ContainerCode.measureKey(type, guard))
                .addCode(lastWins ? CodeBlock.of("") : duplicateCheck(map, keyName, skipped, refusal, locals))
                .addCode(
                        skipNull(skipped, keyName, guard, refusal, put(map, keyName, valueName, guard, refusal, inner)))
                .endControlFlow()
                .addCode(ContainerCode.endGuard(type, guard))
                .addStatement("return $L", map)
                .build();
    }

    /** Declares the set that remembers the keys of entries that are left out. */
    private CodeBlock skippedKeys(String map, String skipped) {
        return skipped.isEmpty()
                ? CodeBlock.of("")
                : ContainerCode.statement(
                        "$T<$T> $L = in.skippedKeys($L)", RuntimeNames.SKIPPED_KEYS, keyType(), skipped, map);
    }

    private CodeBlock duplicateCheck(String map, String keyName, String skipped, Refusal refusal, Locals locals) {
        CodeBlock wasSkipped =
                skipped.isEmpty() ? CodeBlock.of("") : CodeBlock.of(" || $L.contains($L)", skipped, keyName);
        CodeBlock test = CodeBlock.of("$L.containsKey($L)$L", map, keyName, wasSkipped);
        if (!runsUserCode) {
            return refuseDuplicate(test);
        }
        String isDuplicate = locals.name("isDuplicate");
        return CodeBlock.builder()
                .addStatement("boolean $L", isDuplicate)
                .add(refusal.around(ContainerCode.statement("$L = $L", isDuplicate, test)))
                .add(refuseDuplicate(CodeBlock.of("$L", isDuplicate)))
                .build();
    }

    private static CodeBlock refuseDuplicate(CodeBlock test) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L)", test)
                .addStatement("throw in.duplicateName()")
                .endControlFlow()
                .build();
    }

    /** Calls of the reader stay outside of the {@code try}: only failures of user code are reported as such. */
    private CodeBlock put(String map, String keyName, String valueName, String guard, Refusal refusal, Scope inner) {
        if (!runsUserCode) {
            return putOne(map, keyName, guard, readValue(inner));
        }
        return CodeBlock.builder()
                .addStatement("$T $L = $L", valueType(), valueName, readValue(inner))
                .add(refusal.around(putOne(map, keyName, guard, CodeBlock.of("$L", valueName))))
                .build();
    }

    private CodeBlock skipNull(String skipped, String keyName, String guard, Refusal refusal, CodeBlock put) {
        if (skipped.isEmpty()) {
            return ContainerCode.unlessSkipped(value, put);
        }
        CodeBlock noted = ContainerTraits.needsHashGuard(type)
                ? ContainerCode.statement("$L.add($L, $L)", skipped, keyName, guard)
                : ContainerCode.statement("$L.add($L)", skipped, keyName);
        return CodeBlock.builder()
                .beginControlFlow("if (in.readNull())")
                .add(runsUserCode ? refusal.around(noted) : noted)
                .nextControlFlow("else")
                .add(put)
                .endControlFlow()
                .build();
    }

    private CodeBlock putOne(String map, String keyName, String guard, CodeBlock value) {
        return ContainerTraits.needsHashGuard(type)
                ? ContainerCode.statement("$L.put($L, $L, $L)", guard, map, keyName, value)
                : ContainerCode.statement("$L.put($L, $L)", map, keyName, value);
    }

    private CodeBlock readValue(Scope scope) {
        return ContainerCode.read(value, ContainerTraits.refusesNullValues(type), scope);
    }
}
