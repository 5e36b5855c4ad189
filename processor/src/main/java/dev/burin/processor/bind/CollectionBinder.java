package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.UnboundBinding.Reason;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Collections: the interfaces of the JDK, and every class that can be created and added to. */
final class CollectionBinder implements Binder {

    @Override
    public Optional<Binding> bind(TypeRef type, Hints hints, Bindings bindings) {
        return type.isCollection() ? Optional.of(bindElements(type, hints, bindings)) : Optional.empty();
    }

    private static Binding bindElements(TypeRef type, Hints hints, Bindings bindings) {
        TypeRef element = type.elements().get(0);
        Binding binding = bindings.bind(element, hints.forContent());
        if (binding instanceof UnboundBinding unbound) {
            return unbound.inside(type);
        }
        if (ContainerTraits.isSorted(type) && !element.isA("java.lang.Comparable")) {
            return UnboundBinding.because(Reason.NOT_COMPARABLE, element).inside(type);
        }
        if (ContainerTraits.asksNetwork(type)) {
            return UnboundBinding.because(Reason.NETWORK_EQUALITY, type);
        }
        if (UnfitContainer.of(type).isPresent()) {
            return UnboundBinding.because(Reason.UNFIT_CONTAINER, type);
        }
        return ContainerTraits.create(type)
                .<Binding>map(create -> new CollectionBinding(
                        type, binding, create, Forms.hasCustomCodec(element, hints.forContent()), ItemLimit.of(hints)))
                .orElseGet(() -> UnboundBinding.because(Reason.NOT_INSTANTIABLE, type));
    }

    /** Written and read element by element. */
    private record CollectionBinding(
            TypeRef type, Binding element, CodeBlock create, boolean hasCustomElements, ItemLimit limit)
            implements Binding {

        @Override
        public CodeBlock write(CodeBlock value, int room, Scope scope) {
            TypeRef elementType = type.elements().get(0);
            String helper = scope.helper(
                    "write", name -> ContainerCode.elementsWriter(name, type, elementType, element, scope));
            return CodeBlock.of("$L(out, at, $L)", helper, value);
        }

        @Override
        public CodeBlock readPresent(Scope scope) {
            return CodeBlock.of("$L(in)", scope.helper("read", name -> reader(name, scope)));
        }

        private MethodSpec reader(String name, Scope scope) {
            TypeName created = JavaTypes.created(type);
            Locals locals = scope.locals("in", "hasNext");
            String elements = locals.name(scope.subject());
            String one = locals.name(Words.elementVariable(scope.subject()));
            String guard = locals.name("guard");
            String hasNull = addsNullOnce() ? locals.name("hasNull") : null;
            String count = limit.counter(locals);
            Refusal refusal = Refusal.of(type.displayName(), locals);
            return ContainerCode.reader(name, type, created)
                    .addCode(start(elements, refusal))
                    .addCode(ContainerCode.guard(type, guard))
                    .addCode(
                            hasNull == null ? CodeBlock.of("") : ContainerCode.statement("boolean $L = false", hasNull))
                    .addCode(limit.declare(count))
                    .beginControlFlow(ContainerCode.elements())
                    .addCode(limit.check(count))
                    .addCode(add(elements, one, guard, hasNull, refusal, scope))
                    .endControlFlow()
                    .addCode(ContainerCode.endGuard(type, guard))
                    .addStatement(result(elements))
                    .build();
        }

        private CodeBlock start(String elements, Refusal refusal) {
            return ContainerTraits.copiesOnWrite(type)
                    ? ContainerCode.statement(
                            "$T<$T> $L = new $T<>()", List.class, elementType(), elements, ArrayList.class)
                    : ContainerCode.create(type, elements, create, refusal);
        }

        private CodeBlock result(String elements) {
            return ContainerTraits.copiesOnWrite(type)
                    ? CodeBlock.of("return new $T<>($L)", type.erasure(), elements)
                    : CodeBlock.of("return $L", elements);
        }

        private TypeName elementType() {
            return type.elements().get(0).name();
        }

        private boolean addsNullOnce() {
            return ContainerTraits.hidesNull(type) && element.mayBeNull() && !element.skipsNull();
        }

        private CodeBlock add(
                String elements, String one, String guard, @Nullable String hasNull, Refusal refusal, Scope scope) {
            Scope inner = scope.about(Words.element(scope.subject()));
            CodeBlock read = ContainerCode.read(element, ContainerTraits.refusesNullElements(type), inner);
            boolean runsUserCode = UserCode.isCalledByAdding(type, hasCustomElements);
            if (!runsUserCode && hasNull == null) {
                return ContainerCode.unlessSkipped(element, addition(elements, guard, read));
            }
            CodeBlock addition = addition(elements, guard, CodeBlock.of("$L", one));
            CodeBlock held = runsUserCode ? refusal.around(addition) : addition;
            return ContainerCode.unlessSkipped(
                    element,
                    CodeBlock.builder()
                            .addStatement("$T $L = $L", elementType(), one, read)
                            .add(hasNull == null ? held : unlessNullAgain(one, hasNull, held))
                            .build());
        }

        private static CodeBlock unlessNullAgain(String one, String hasNull, CodeBlock addition) {
            return CodeBlock.builder()
                    .beginControlFlow("if ($L != null || !$L)", one, hasNull)
                    .add(addition)
                    .addStatement("$L |= $L == null", hasNull, one)
                    .endControlFlow()
                    .build();
        }

        private CodeBlock addition(String elements, String guard, CodeBlock element) {
            return ContainerTraits.needsHashGuard(type)
                    ? ContainerCode.statement("$L.add($L, $L)", guard, elements, element)
                    : ContainerCode.statement("$L.add($L)", elements, element);
        }
    }
}
