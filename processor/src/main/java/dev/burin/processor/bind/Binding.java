package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.SizeBound;
import java.util.Optional;

/**
 * How one Java value is represented in JSON: one implementation for each family of types.
 *
 * <p>Generated code writes with {@code out} at the position {@code at} and reads from {@code in}.
 */
public interface Binding {

    /**
     * Returns an expression that writes {@code value} and evaluates to the position after it; null is written as {@code null}.
     *
     * <p>Room for a bounded value is reserved before; an unbounded value reserves for itself.
     *
     * @param room bytes to reserve after an unbounded value if the binding {@link #reservesRoom}
     */
    CodeBlock write(CodeBlock value, int room, Scope scope);

    /** Whether {@link #write} also reserves room after an unbounded value; otherwise the caller does. */
    default boolean reservesRoom() {
        return false;
    }

    /** Returns an expression that reads a value; {@code null} is accepted if Java has a value for it. */
    default CodeBlock read(Scope scope) {
        return CodeBlock.of("in.readNull() ? null : $L", readPresent(scope));
    }

    /** Whether {@code null} means that the value is absent: callers that can leave it out check for it first. */
    default boolean skipsNull() {
        return false;
    }

    /** Whether {@link #read} may be null. */
    default boolean mayBeNull() {
        return true;
    }

    /** Returns an expression that reads a value and rejects {@code null}. */
    CodeBlock readPresent(Scope scope);

    /** Whether {@link #read} may be null for something that is not {@code null}. */
    default boolean mayLoseValues() {
        return false;
    }

    /** The value of an absent member, such as {@code 0}; empty if that is {@code null}. */
    default Optional<CodeBlock> absent() {
        return Optional.empty();
    }

    /** As {@link #absent()}, where that depends on the codecs that the class holds. */
    default Optional<CodeBlock> absent(Scope scope) {
        return absent();
    }

    /** Returns an expression for a codec of exactly this type, if one is available. */
    default Optional<CodeBlock> codec(Scope scope) {
        return Optional.empty();
    }

    /** Maximum bytes of the JSON text: 11 for an {@code int}, unbounded for a {@code String}. */
    default SizeBound size() {
        return SizeBound.UNBOUNDED;
    }
}
