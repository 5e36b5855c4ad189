package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;
import java.util.Set;

/** Types that can only be written: {@code Stream} and its primitive kinds, {@code Iterator}, {@code Iterable}. */
public final class StreamBinder implements Binder {
    private static final String STREAM = "java.util.stream.Stream";
    private static final String ITERATOR = "java.util.Iterator";
    private static final String ITERABLE = "java.lang.Iterable";

    private static final Set<String> PRIMITIVES =
            Set.of("java.util.stream.IntStream", "java.util.stream.LongStream", "java.util.stream.DoubleStream");

    /** Whether values of the type can be written, but not read. */
    public static boolean isWrittenOnly(TypeRef type) {
        return hasElements(type) || PRIMITIVES.contains(type.erasedName());
    }

    private static boolean hasElements(TypeRef type) {
        return type.is(STREAM) || type.is(ITERATOR) || type.is(ITERABLE);
    }

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        if (!hasElements(type)) {
            return isWrittenOnly(type) ? Optional.of(new NumbersBinding(type)) : Optional.empty();
        }
        Binding element = bindings.bind(type.elements().get(0), hints.forContent());
        return Optional.of(
                element instanceof UnboundBinding unbound ? unbound.inside(type) : new StreamBinding(type, element));
    }

    /** Returns a call of a method for the codec of a type argument, which has to read, but is only called to write. */
    private static CodeBlock neverRead(TypeRef type, Scope scope) {
        String helper = scope.helper("read", name -> ContainerCode.reader(name, type, type.name())
                .addStatement(
                        "throw new $T($S)",
                        UnsupportedOperationException.class,
                        "A " + type.displayName() + " can be written, but not read.")
                .build());
        return CodeBlock.of("$L(in)", helper);
    }

    private record NumbersBinding(TypeRef type) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("$T.put(out, at, $L)", RuntimeNames.NUMBER_STREAMS, value);
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return neverRead(type, scope);
        }
    }

    /** Written as an array, element by element; a stream is closed after the last. */
    private record StreamBinding(TypeRef type, Binding element) implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            return CodeBlock.of("$L(out, at, $L)", scope.helper("write", name -> writer(name, scope)), value);
        }

        private MethodSpec writer(String name, Scope scope) {
            if (type.is(ITERABLE)) {
                return ContainerCode.elementsWriter(name, type, elementType(), element, scope);
            }
            Locals locals = scope.locals("out", "at");
            String all = locals.name(scope.subject());
            MethodSpec.Builder method = ContainerCode.writer(name, type, all).addCode(ContainerCode.nullCheck(all));
            if (type.is(ITERATOR)) {
                return method.addCode(loop(all, locals, scope)).build();
            }
            String iterator = locals.name("iterator");
            return method.beginControlFlow("try ($L)", all)
                    .addStatement("var $L = $L.iterator()", iterator, all)
                    .addCode(loop(iterator, locals, scope))
                    .endControlFlow()
                    .build();
        }

        private CodeBlock loop(String iterator, Locals locals, Scope scope) {
            String one = locals.name(Words.elementVariable(scope.subject()));
            Scope inner = scope.about(Words.element(scope.subject()));
            return CodeBlock.builder()
                    .addStatement("at = out.beginArray(at)")
                    .beginControlFlow("while ($L.hasNext())", iterator)
                    .addStatement("$T $L = $L.next()", JavaTypes.declared(elementType()), one, iterator)
                    .add(ContainerCode.writeElement(element, CodeBlock.of("$L", one), inner))
                    .endControlFlow()
                    .addStatement("return out.endArray(at)")
                    .build();
        }

        private TypeRef elementType() {
            return type.elements().get(0);
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return neverRead(type, scope);
        }
    }
}
