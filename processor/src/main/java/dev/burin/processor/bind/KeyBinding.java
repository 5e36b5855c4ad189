package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;

/** How the keys of a map become member names. */
interface KeyBinding {

    /** Returns an expression that writes {@code key} as a member name, and evaluates to the position after the colon. */
    CodeBlock write(CodeBlock key, Scope scope);

    /** Returns an expression that reads the next member name from {@code in} and evaluates to its key. */
    CodeBlock read(Scope scope);
}
