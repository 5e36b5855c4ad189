package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;

/** How the keys of a map become member names. */
interface KeyBinding {

    /** Returns an expression that writes {@code key} as a member name, and is the position behind the colon. */
    CodeBlock write(CodeBlock key, Scope scope);

    /** Returns an expression that reads the next member name from {@code in} and is its key. */
    CodeBlock read(Scope scope);
}
