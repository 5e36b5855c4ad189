package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/**
 * A value for which {@code null} in a document is not {@code null} in Java.
 *
 * @param type the type of the value
 * @param value how it is represented
 * @param meaning what null means for it
 */
public record NullsBinding(TypeRef type, Binding value, Meaning meaning) implements Binding {
    /** Returns the binding with the null policy of {@code hints}. */
    static Binding of(TypeRef type, Binding value, Hints hints) {
        Optional<Meaning> meaning =
                hints.isAny() ? Optional.empty() : hints.nulls().value();
        boolean isOwn = meaning.isEmpty() || value instanceof UnboundBinding || isItsOwn(type, meaning.get());
        return isOwn ? value : new NullsBinding(type, value, meaning.get());
    }

    /** Whether the value does so anyway. */
    private static boolean isItsOwn(TypeRef type, Meaning meaning) {
        return switch (meaning) {
            case SET, NULLABLE -> true;
            case FAIL, SKIP_REQUIRED, NON_NULL -> type.isPrimitive() || type.isPresence();
            case AS_EMPTY -> type.isOptional() || Empty.of(type).isEmpty();
            case SKIP -> false;
        };
    }

    @Override
    public CodeBlock write(CodeBlock written, int room, Scope scope) {
        return value.write(present(written, scope), room, scope);
    }

    /** A value that would be rejected when read is not written. */
    private CodeBlock present(CodeBlock written, Scope scope) {
        return meaning.isRefused() ? presentOrRefused(type, written, scope) : written;
    }

    /** Returns an expression that refuses to write {@code written} if it is null, or null in JSON. */
    public static CodeBlock presentOrRefused(TypeRef type, CodeBlock written, Scope scope) {
        String method = Forms.mayBeAnyJson(type) ? "presentJson" : "present";
        return CodeBlock.of("$T.$L(out, at, $L, $S)", RuntimeNames.VALUES, method, written, scope.subject());
    }

    @Override
    public boolean reservesRoom() {
        return value.reservesRoom();
    }

    @Override
    public CodeBlock read(Scope scope) {
        return switch (meaning) {
            case FAIL, SKIP_REQUIRED, NON_NULL -> value.readPresent(scope);
            case SKIP ->
                CodeBlock.of(
                        "in.readNull() ? $L : $L", value.absent(scope).orElse(Absent.NULL), value.readPresent(scope));
            default -> CodeBlock.of("in.readNull() ? $L : $L", Empty.of(type).orElseThrow(), value.readPresent(scope));
        };
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        return value.readPresent(scope);
    }

    @Override
    public boolean skipsNull() {
        return meaning == Meaning.SKIP;
    }

    @Override
    public boolean mayBeNull() {
        return skipsNull();
    }

    @Override
    public Optional<CodeBlock> absent(Scope scope) {
        return meaning == Meaning.AS_EMPTY ? Empty.of(type) : value.absent(scope);
    }

    @Override
    public SizeBound size() {
        return value.size();
    }
}
