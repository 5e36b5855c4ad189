package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.annotation.JsonRedact;
import dev.burin.codegen.value.Redactions;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;

/**
 * A value that a redacting writer replaces; it is written as it is, and then overwritten.
 *
 * @param value how it is represented
 * @param method what of {@link Redactions} overwrites it
 */
record RedactedBinding(Binding value, String method) implements BindingAround {

    /** Returns the binding, redacted if {@code hints} say so; a member that is left out has no form. */
    static Binding of(Binding value, Hints hints) {
        return hints.redaction()
                .filter(form -> form != JsonRedact.Form.DROP && !hints.isAny() && !(value instanceof UnboundBinding))
                .<Binding>map(form -> new RedactedBinding(value, methodOf(form)))
                .orElse(value);
    }

    private static String methodOf(JsonRedact.Form form) {
        return switch (form) {
            case HASH -> "hash";
            case LAST4 -> "last4";
            case MASK, DROP -> "mask";
        };
    }

    /** The position before is that of the value: Java evaluates arguments from left to right. */
    @Override
    public CodeBlock write(CodeBlock written, int room, Scope scope) {
        return CodeBlock.of("$T.$L(out, at, $L)", RuntimeNames.REDACTIONS, method, value.write(written, 0, scope));
    }

    /** The room would be behind the value, not behind what replaces it. */
    @Override
    public boolean reservesRoom() {
        return false;
    }

    @Override
    public SizeBound size() {
        return value.size().isBounded()
                ? SizeBound.of(Math.max(value.size().bytes(), Redactions.MAX_BYTES))
                : SizeBound.UNBOUNDED;
    }
}
