package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Setter;

/** Calls of what the user wrote to make instances. */
final class Calls {

    private Calls() {}

    /** Returns the expression that begins an instance. */
    static CodeBlock start(Call start, CodeBlock arguments) {
        return start.isConstructor()
                ? CodeBlock.of("new $T($L)", start.owner(), arguments)
                : CodeBlock.of("$T.$L($L)", start.owner(), start.method(), arguments);
    }

    /** Returns the expression that ends an instance, which is in a variable, or in a builder there. */
    static CodeBlock finish(Creator creator, String variable) {
        return creator.finish()
                .map(finish -> CodeBlock.of("$L.$L()", variable, finish.method()))
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

    /** Returns a statement, without semicolon, that hands one entry of a map to {@code instance} and goes on with what it returns. */
    static CodeBlock setEntry(Setter setter, String instance, String entry) {
        return CodeBlock.of("$1L = $1L.$2L($3L.getKey(),$W$3L.getValue())", instance, setter.member(), entry);
    }
}
