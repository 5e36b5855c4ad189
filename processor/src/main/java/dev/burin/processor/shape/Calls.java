package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.model.Call;
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

    /** Returns a statement, without semicolon, that puts {@code value} into {@code instance}. */
    static CodeBlock set(Setter setter, String instance, CodeBlock value) {
        return switch (setter.form()) {
            case FIELD -> CodeBlock.of("$L.$L = $L", instance, setter.member(), value);
            case METHOD -> CodeBlock.of("$L.$L($L)", instance, setter.member(), value);
            case EACH_ENTRY -> CodeBlock.of("$L.forEach($L::$L)", value, instance, setter.member());
            case PUT_ALL -> CodeBlock.of("$L.$L.putAll($L)", instance, setter.member(), value);
        };
    }
}
