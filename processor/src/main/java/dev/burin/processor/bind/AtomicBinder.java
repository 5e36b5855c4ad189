package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.codegen.SizeBounds;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.model.TypeRef;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Atomic variables and arrays, written as their contents. */
final class AtomicBinder implements Binder {
    private static final Map<String, Binding> BINDINGS = Map.of(
            atomic("AtomicInteger"), held("readInteger", SizeBound.of(SizeBounds.INT)),
            atomic("AtomicLong"), held("readLong", SizeBound.of(SizeBounds.LONG)),
            atomic("AtomicBoolean"), held("readBoolean", SizeBound.of(SizeBounds.BOOLEAN)),
            atomic("AtomicIntegerArray"), held("readIntegers", SizeBound.UNBOUNDED),
            atomic("AtomicLongArray"), held("readLongs", SizeBound.UNBOUNDED));

    private static String atomic(String simpleName) {
        return "java.util.concurrent.atomic." + simpleName;
    }

    private static Binding held(String get, SizeBound size) {
        return LeafBinding.helped(RuntimeNames.ATOMICS, "put", get, size);
    }

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        if (!type.is(atomic("AtomicReference"))) {
            return Optional.ofNullable(BINDINGS.get(type.erasedName()));
        }
        Binding content = bindings.bind(type.elements().get(0), hints.forContent());
        return Optional.of(
                content instanceof UnboundBinding unbound ? unbound.inside(type) : new ReferenceBinding(type, content));
    }

    /** Written as its content; {@code null} is read as a reference to null. */
    private record ReferenceBinding(TypeRef type, Binding content) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            CodeBlock argument = JavaTypes.argument(type.elements().get(0));
            return content.write(CodeBlock.of("$T.$Lget($L)", RuntimeNames.ATOMICS, argument, value), room, scope);
        }

        @Override
        public boolean reservesRoom() {
            return content.reservesRoom();
        }

        @Override
        public CodeBlock read(Scope scope) {
            return CodeBlock.of("new $T<>($L)", AtomicReference.class, content.read(scope));
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return read(scope); // a reference to null is not null
        }

        @Override
        public SizeBound size() {
            return content.size();
        }
    }
}
