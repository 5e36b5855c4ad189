package dev.burin.processor.emit;

import com.palantir.javapoet.CodeBlock;

/**
 * A condition in generated code.
 *
 * @param code the expression
 * @param isEither whether {@code ||} joins its parts, so that it needs parentheses beside {@code &&}
 */
public record Condition(CodeBlock code, boolean isEither) {
    /** Returns a condition that needs no parentheses beside {@code &&}. */
    public static Condition of(CodeBlock code) {
        return new Condition(code, false);
    }

    /** Returns the condition that {@code first} and then this one hold. */
    public CodeBlock after(CodeBlock first) {
        return CodeBlock.of(isEither ? "$L && ($L)" : "$L && $L", first, code);
    }
}
