package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/** {@code Presence}: absent, {@code null} or a value; {@code check} ensures that it is the type of a member. */
final class PresenceBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        if (!type.isPresence()) {
            return Optional.empty();
        }
        TypeRef held = type.elements().get(0);
        Binding content = bindings.bind(held, hints.forContent());
        return Optional.of(
                content instanceof UnboundBinding unbound
                        ? unbound.inside(type)
                        : new PresenceBinding(held, content, hints.refusesNull()));
    }

    /**
     * Written as its content, or as null; an absent one is not written, which is up to the member.
     *
     * @param type the type of the content
     * @param content how it is represented
     * @param refusesNull whether {@code null} is an error, as @JsonSetter says
     */
    private record PresenceBinding(TypeRef type, Binding content, boolean refusesNull) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            CodeBlock held = CodeBlock.of("$L.orElse(null)", value);
            return content.write(refusesNull ? NullsBinding.presentOrRefused(type, held, scope) : held, room, scope);
        }

        @Override
        public boolean reservesRoom() {
            return content.reservesRoom();
        }

        @Override
        public CodeBlock read(Scope scope) {
            if (refusesNull) {
                return CodeBlock.of("$T.of($L)", RuntimeNames.PRESENCE, content.readPresent(scope));
            }
            return content.mayLoseValues()
                    ? CodeBlock.of("$T.ofNullable($L)", RuntimeNames.PRESENCE, content.read(scope))
                    : CodeBlock.of(
                            "in.readNull() ? $1T.ofNull() : $1T.of($2L)",
                            RuntimeNames.PRESENCE,
                            content.readPresent(scope));
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return read(scope); // a Presence of null is not null
        }

        @Override
        public Optional<CodeBlock> absent() {
            return Optional.of(CodeBlock.of("$T.absent()", RuntimeNames.PRESENCE));
        }

        @Override
        public SizeBound size() {
            return content.size();
        }
    }
}
