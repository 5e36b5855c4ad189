package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.model.TypeRef;

/** The values of members that are absent from a document. */
public final class Absent {
    private Absent() {}

    /** Returns the default value of a variable of this type. */
    public static CodeBlock of(TypeRef type) {
        if (type.is("boolean")) {
            return CodeBlock.of("false");
        }
        if (type.isOptional()) {
            return CodeBlock.of("$T.empty()", type.erasure());
        }
        if (type.isPresence()) {
            return CodeBlock.of("$T.absent()", type.erasure());
        }
        return CodeBlock.of(type.isPrimitive() ? "0" : "null");
    }
}
