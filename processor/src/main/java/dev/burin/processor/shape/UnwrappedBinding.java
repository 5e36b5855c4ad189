package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.burin.processor.bind.Binding;
import dev.burin.processor.bind.NullsBinding;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.WriterMethod;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import dev.burin.processor.plan.WriteRun;
import java.util.List;

/**
 * A value whose members are written in its place; for null, nothing is written. Its members are read one by one.
 *
 * @param property the unwrapped property
 * @param members its members
 */
record UnwrappedBinding(Property property, List<Member> members) implements Binding {

    @Override
    public CodeBlock write(CodeBlock value, int room, Scope scope) {
        CodeBlock present = property.isNeverNull() ? NullsBinding.presentOrRefused(type(), value, scope) : value;
        return CodeBlock.of("$L(out, at, $L)", scope.helper("write", name -> writer(name, scope)), present);
    }

    private TypeRef type() {
        return property.type();
    }

    private MethodSpec writer(String name, Scope scope) {
        Locals locals = scope.locals("out", "at");
        String value = locals.name(scope.subject());
        List<Part> parts = MethodSplit.of(members.size(), MethodSplit.MEMBERS_PER_METHOD);
        CodeBlock written = parts.size() == 1 ? written(members, value, scope, locals) : inParts(parts, value, scope);
        return method(name, value)
                .addJavadoc("Writes the members of {@code $L}, with a comma before each.", value)
                .addCode(property.isNeverNull() ? written : ifNotNull(value, written))
                .addStatement("return at")
                .build();
    }

    private static CodeBlock ifNotNull(String value, CodeBlock written) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L != null)", value)
                .add(written)
                .endControlFlow()
                .build();
    }

    private CodeBlock inParts(List<Part> parts, String value, Scope scope) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < parts.size(); i++) {
            List<Member> some =
                    members.subList(parts.get(i).first(), parts.get(i).end());
            String name = scope.about(scope.subject() + i).helper("write", part -> partWriter(part, some, scope));
            code.addStatement("at = $L(out, at, $L)", name, value);
        }
        return code.build();
    }

    private MethodSpec partWriter(String name, List<Member> some, Scope scope) {
        Locals locals = scope.locals("out", "at");
        String value = locals.name(scope.subject());
        return method(name, value)
                .addCode(written(some, value, scope, locals))
                .addStatement("return at")
                .build();
    }

    private MethodSpec.Builder method(String name, String value) {
        return WriterMethod.named(name, Scope.modifiers(type().mentionsVariable()), JavaTypes.declared(type()), value);
    }

    private static CodeBlock written(List<Member> some, String value, Scope scope, Locals locals) {
        List<WriteRun> runs = WriteRun.of(some.stream().map(Member::slot).toList(), 0);
        MemberConstants constants = new MemberConstants(scope);
        some.forEach(member -> member.addNames(constants));
        return CodeBlock.builder()
                .addStatement("out.reserve(at, $L)", runs.get(0).byteCount())
                .add(new MemberWriter(constants, scope, locals, value).write(some, runs, false))
                .build();
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        throw new IllegalStateException("The members of " + type().displayName() + " are read one by one.");
    }
}
