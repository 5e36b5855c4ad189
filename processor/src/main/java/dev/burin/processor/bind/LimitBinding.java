package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Limits.Kind;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A value that is rejected before it is read if it exceeds a limit.
 *
 * <p>Elements and entries are counted where they are read, by the bindings of their containers.
 *
 * @param type the type of the value
 * @param value how it is represented
 * @param checks calls that check the next value
 * @param depth how many levels it may have
 */
record LimitBinding(TypeRef type, Binding value, List<CodeBlock> checks, OptionalInt depth) implements BindingAround {

    /** Returns the binding, within what {@code hints} allow. */
    static Binding of(TypeRef type, Binding value, Hints hints) {
        if (value instanceof UnboundBinding || hints.isAny()) {
            return value;
        }
        OptionalInt depth = LimitForms.nests(type, hints) ? hints.limits().of(Kind.DEPTH) : OptionalInt.empty();
        List<CodeBlock> checks = checks(type, hints);
        return checks.isEmpty() && depth.isEmpty() ? value : new LimitBinding(type, value, checks, depth);
    }

    private static List<CodeBlock> checks(TypeRef type, Hints hints) {
        List<CodeBlock> checks = new ArrayList<>();
        if (LimitForms.isText(type, hints)) {
            hints.limits().of(Kind.LENGTH).ifPresent(max -> checks.add(CodeBlock.of("in.limitLength($L)", max)));
        }
        if (LimitForms.isNumber(type, hints)) {
            hints.limits().of(Kind.DIGITS).ifPresent(max -> checks.add(CodeBlock.of("in.limitDigits($L)", max)));
        }
        if (LimitForms.isFlatArray(type, hints)) {
            hints.limits().of(Kind.ITEMS).ifPresent(max -> checks.add(CodeBlock.of("in.limitElements($L)", max)));
        }
        return List.copyOf(checks);
    }

    @Override
    public CodeBlock write(CodeBlock written, int room, Scope scope) {
        return value.write(written, room, scope);
    }

    @Override
    public CodeBlock read(Scope scope) {
        return call(value.read(scope), scope);
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        return call(value.readPresent(scope), scope);
    }

    private CodeBlock call(CodeBlock read, Scope scope) {
        return CodeBlock.of("$L(in)", scope.helper("readLimited", name -> reader(name, read, scope)));
    }

    private MethodSpec reader(String name, CodeBlock read, Scope scope) {
        TypeName result = JavaTypes.created(type);
        MethodSpec.Builder method = ContainerCode.reader(name, type, result);
        checks.forEach(method::addStatement);
        if (depth.isEmpty()) {
            return method.addStatement("return $L", read).build();
        }
        Locals locals = scope.locals("in");
        String outer = locals.name("outer");
        String subject = locals.name(scope.subject());
        return method.addStatement("long $L = in.limitDepth($L)", outer, depth.getAsInt())
                .addStatement("$T $L = $L", result, subject, read)
                .addStatement("in.endLimit($L)", outer)
                .addStatement("return $L", subject)
                .build();
    }
}
