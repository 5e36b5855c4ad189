package dev.burin.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Setter;

/** Calls to user code that create instances. */
final class Calls {

    private Calls() {}

    /** Returns the expression that creates the instance or its builder; an instance from a static method is checked for null. */
    static CodeBlock start(Creator creator, CodeBlock arguments) {
        Call start = creator.start();
        if (start.isConstructor()) {
            return CodeBlock.of("new $T($L)", start.owner(), arguments);
        }
        CodeBlock call = CodeBlock.of("$L.$L($L)", JavaTypes.owner(start.owner()), start.method(), arguments);
        return creator.finish().isPresent() ? call : made(call, start.owner(), start.method());
    }

    private static CodeBlock made(CodeBlock call, TypeName owner, String method) {
        TypeName erased = owner instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : owner;
        String name = erased instanceof ClassName type ? String.join(".", type.simpleNames()) : erased.toString();
        return CodeBlock.of("in.made($L,$W$S)", call, name + "." + method);
    }

    /** Returns the expression for the complete instance: {@code variable}, or what the builder in it builds, checked for null. */
    static CodeBlock finish(Creator creator, String variable) {
        return creator.finish()
                .map(finish ->
                        made(CodeBlock.of("$L.$L()", variable, finish.method()), finish.builder(), finish.method()))
                .orElseGet(() -> CodeBlock.of("$L", variable));
    }

    /** Returns a statement, without semicolon, that puts {@code value} into {@code instance}. */
    static CodeBlock set(Setter setter, String instance, CodeBlock value) {
        return switch (setter.form()) {
            case FIELD -> CodeBlock.of("$L.$L = $L", instance, setter.member(), value);
            case METHOD -> CodeBlock.of("$L.$L($L)", instance, setter.member(), value);
            case EACH_ENTRY -> CodeBlock.of("$L.forEach($L::$L)", value, instance, setter.member());
            case EACH_CHAINED -> throw new IllegalStateException(setter.member() + " takes one entry after the other.");
            case PUT_ALL -> CodeBlock.of("$L.$L.putAll($L)", instance, setter.member(), value);
            case ADDED -> CodeBlock.of("$T.addAll($L.$L,$W$L)", RuntimeNames.VALUES, instance, setter.member(), value);
            case CHAINED -> CodeBlock.of("$1L = $1L.$2L($3L)", instance, setter.member(), value);
        };
    }

    /** Returns a statement, without semicolon, that passes one map entry to {@code instance} and assigns it the result. */
    static CodeBlock setEntry(Setter setter, String instance, String entry) {
        return CodeBlock.of("$1L = $1L.$2L($3L.getKey(),$W$3L.getValue())", instance, setter.member(), entry);
    }
}
