package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;

/** How the keys of a map become member names. */
interface KeyBinding {

    /** Returns an expression of type {@code String}: the member name of {@code key}. */
    CodeBlock text(CodeBlock key, Scope scope);

    /** Returns an expression that reads the next member name from {@code in} and is its key. */
    CodeBlock read(Scope scope);
}
