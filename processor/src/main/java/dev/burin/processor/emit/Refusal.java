package dev.burin.processor.emit;

import com.palantir.javapoet.CodeBlock;

/**
 * What happens when user code throws while a document is read: the reader reports where.
 *
 * @param typeName the type to be created, for the message
 * @param exception the name of the variable that holds what was thrown
 */
public record Refusal(String typeName, String exception) {

    /** Returns the refusal of a value of the type in a method that has these local names. */
    public static Refusal of(String typeName, Locals locals) {
        return new Refusal(typeName, locals.name("e"));
    }

    /** Returns statements that call user code and handle what it throws. */
    public CodeBlock around(CodeBlock statements) {
        return CodeBlock.builder()
                .beginControlFlow("try")
                .add(statements)
                .nextControlFlow("catch ($T $L)", RuntimeException.class, exception)
                .addStatement("throw in.refused($S, $L)", typeName, exception)
                .endControlFlow()
                .build();
    }
}
