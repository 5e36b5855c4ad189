package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** The values of members that are absent from a document. */
public final class Absent {
    /** The value of objects that have no other. */
    public static final CodeBlock NULL = CodeBlock.of("null");

    private Absent() {}

    /** Returns the default value of a variable of this type. */
    public static CodeBlock of(TypeRef type) {
        return unlessNull(type).orElse(NULL);
    }

    /** Returns the default value of a variable of this type; empty if that is {@code null}. */
    static Optional<CodeBlock> unlessNull(TypeRef type) {
        if (type.is("boolean")) {
            return Optional.of(CodeBlock.of("false"));
        }
        if (type.isOptional()) {
            return Optional.of(CodeBlock.of("$T.empty()", type.erasure()));
        }
        if (type.isPresence()) {
            return Optional.of(CodeBlock.of("$T.absent()", type.erasure()));
        }
        return type.isPrimitive() ? Optional.of(CodeBlock.of("0")) : Optional.empty();
    }
}
