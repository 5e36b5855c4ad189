package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.model.CodecTarget;

/**
 * What happens when a constructor, factory or setter of the user's throws: the reader says where.
 *
 * @param typeName the type to be made, for the message
 * @param exception the name of the variable that holds what was thrown
 */
record Refusal(String typeName, String exception) {

    static Refusal of(CodecTarget target, Locals locals) {
        return new Refusal(target.displayName(), locals.name("e"));
    }

    /** Returns statements that end with a {@code return} and call what the user wrote, and what follows if that throws. */
    CodeBlock around(CodeBlock statements) {
        return CodeBlock.builder()
                .beginControlFlow("try")
                .add(statements)
                .nextControlFlow("catch ($T $L)", RuntimeException.class, exception)
                .addStatement("throw in.refused($S, $L)", typeName, exception)
                .endControlFlow()
                .build();
    }
}
