package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.codegen.SizeBounds;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.emit.WriterMethod;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;

/** Statements that arrays, collections and maps share. */
final class ContainerCode {
    private ContainerCode() {}

    /** Begins a method that writes the parameter {@code value}. */
    static MethodSpec.Builder writer(String name, TypeRef type, String value) {
        return WriterMethod.named(name, Scope.modifiers(type.mentionsVariable()), JavaTypes.declared(type), value);
    }

    /**
     * Returns a method that writes an array or a collection, element by element.
     *
     * <p>An {@link ArrayList} is accessed by index: C2 generates slower code for its iterator, and does not always eliminate it
     * (docs/performance/allocation.md). A list whose size has changed at the end is rejected, as the iterator would.
     */
    static MethodSpec elementsWriter(String name, TypeRef type, TypeRef elementType, Binding element, Scope scope) {
        Locals locals = scope.locals("out", "at");
        String all = locals.name(scope.subject());
        String one = locals.name(Words.elementVariable(scope.subject()));
        TypeName declared = JavaTypes.declared(elementType);
        CodeBlock written = writeElement(element, CodeBlock.of("$L", one), scope.about(Words.element(scope.subject())));
        MethodSpec.Builder method =
                writer(name, type, all).addCode(nullCheck(all)).addStatement("at = out.beginArray(at)");
        if (mayBeArrayList(type)) {
            String size = locals.name("size");
            String index = locals.name("i");
            method.beginControlFlow("if ($L.getClass() == $T.class)", all, ArrayList.class)
                    .addStatement("int $L = $L.size()", size, all)
                    .beginControlFlow("for (int $1L = 0; $1L < $2L; $1L++)", index, size)
                    .addStatement("$T $L = $L.get($L)", declared, one, all, index)
                    .addCode(written)
                    .endControlFlow()
                    .addStatement("$T.requireSameSize($L, $L.size())", RuntimeNames.LISTS, size, all)
                    .addStatement("return out.endArray(at)")
                    .endControlFlow();
        }
        return method.beginControlFlow("for ($T $L : $L)", declared, one, all)
                .addCode(written)
                .endControlFlow()
                .addStatement("return out.endArray(at)")
                .build();
    }

    private static boolean mayBeArrayList(TypeRef type) {
        return type.is("java.util.List") || type.is("java.util.ArrayList");
    }

    /** Begins a method that reads a value, which it returns as {@code result}. */
    static MethodSpec.Builder reader(String name, TypeRef type, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Scope.modifiers(type.mentionsVariable()))
                .returns(result)
                .addParameter(RuntimeNames.JSON_READER, "in");
    }

    /** Returns statements that declare a new collection or map. */
    static CodeBlock create(TypeRef type, String name, CodeBlock create, Refusal refusal) {
        TypeName created = JavaTypes.created(type);
        return UserCode.isIn(type)
                ? CodeBlock.builder()
                        .addStatement("$T $L", created, name)
                        .add(refusal.around(statement("$L = $L", name, create)))
                        .build()
                : statement("$T $L = $L", created, name, create);
    }

    /** Returns a statement that declares the guard that fills the collection or map, if one is needed. */
    static CodeBlock guard(TypeRef type, String guard) {
        return ContainerTraits.needsHashGuard(type)
                ? statement("$T $L = in.hashGuard()", RuntimeNames.HASH_GUARD, guard)
                : CodeBlock.of("");
    }

    /** Returns a statement behind the key of a map, if that needs a guard. */
    static CodeBlock measureKey(TypeRef type, String guard) {
        return ContainerTraits.needsHashGuard(type) ? statement("$L.keyRead()", guard) : CodeBlock.of("");
    }

    /** Returns a statement behind the last element or entry, if there is a guard. */
    static CodeBlock endGuard(TypeRef type, String guard) {
        return ContainerTraits.needsHashGuard(type) ? statement("$L.end()", guard) : CodeBlock.of("");
    }

    /** Returns one statement. */
    static CodeBlock statement(String format, Object... arguments) {
        return CodeBlock.builder().addStatement(format, arguments).build();
    }

    /** Returns statements that write {@code null} and return if {@code value} is null. */
    static CodeBlock nullCheck(String value) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L == null)", value)
                .addStatement("out.reserve(at, $L)", SizeBounds.NULL)
                .addStatement("return out.putNull(at)")
                .endControlFlow()
                .build();
    }

    /** Returns statements that write one element and the comma after it. */
    static CodeBlock writeElement(Binding element, CodeBlock value, Scope scope) {
        return writeValue(element, value, scope).toBuilder()
                .addStatement("at = out.putComma(at)")
                .build();
    }

    /** Returns statements that write one value. */
    static CodeBlock writeValue(Binding value, CodeBlock expression, Scope scope) {
        return CodeBlock.builder()
                .add(WriterMethod.reserve(value.size()))
                .addStatement("at = $L", value.write(expression, 0, scope))
                .build();
    }

    /** Returns statements that read and add an element, except for a null that is to be left out. */
    static CodeBlock unlessSkipped(Binding element, CodeBlock added) {
        return element.skipsNull()
                ? CodeBlock.builder()
                        .beginControlFlow("if (!in.readNull())")
                        .add(added)
                        .endControlFlow()
                        .build()
                : added;
    }

    /** Returns an expression that reads an element or a value. */
    static CodeBlock read(Binding element, boolean refusesNull, Scope scope) {
        return refusesNull || element.skipsNull() ? element.readPresent(scope) : element.read(scope);
    }

    /** Begins the loop over the elements of an array in the document. */
    static CodeBlock elements() {
        return CodeBlock.of("for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement())");
    }

    /** Begins the loop over the members of an object in the document. */
    static CodeBlock entries() {
        return CodeBlock.of("for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry())");
    }
}
