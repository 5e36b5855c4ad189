package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.KeyMember;
import dev.burin.processor.model.TypeRef;
import java.util.Objects;

/**
 * Keys that are represented by a member, {@code @JsonKey} or {@code @JsonValue}.
 *
 * @param type the type of the keys
 * @param member the member that represents them
 * @param name how the member becomes a member name
 */
record MemberKey(TypeRef type, KeyMember member, KeyBinding name) implements KeyBinding {

    @Override
    public CodeBlock write(CodeBlock key, Scope scope) {
        String helper = scope.sharedHelper(
                Words.method("write", subject()), "write key " + type.name(), method -> writer(method, scope));
        return CodeBlock.of("$L(out, at, $L)", helper, key);
    }

    private MethodSpec writer(String method, Scope scope) {
        String key = scope.locals("out", "at").name(Words.local(words()));
        CodeBlock value = CodeBlock.of("$L.$L", key, member.accessor().selector());
        return ContainerCode.writer(method, type, key)
                .beginControlFlow("if ($L == null)", key)
                .addStatement("return out.putName(at, null)")
                .endControlFlow()
                .addStatement("return $L", name.write(value, scope))
                .build();
    }

    @Override
    public CodeBlock read(Scope scope) {
        String helper = scope.sharedHelper(
                Words.method("read", subject()), "read key " + type.name(), method -> reader(method, scope));
        return CodeBlock.of("$L(in)", helper);
    }

    private MethodSpec reader(String method, Scope scope) {
        CodeBlock body =
                member.creator().map(creator -> reading(creator, scope)).orElseGet(this::neverRead);
        return ContainerCode.reader(method, type, JavaTypes.created(type))
                .addCode(limit())
                .addCode(body)
                .build();
    }

    private CodeBlock limit() {
        return member.length().isPresent() && LimitForms.isText(member.type(), Hints.NONE)
                ? ContainerCode.statement("in.limitLength($L)", member.length().getAsInt())
                : CodeBlock.of("");
    }

    /** In the codec of a part, which this codec only calls to write. */
    private CodeBlock neverRead() {
        return ContainerCode.statement(
                "throw new $T($S)",
                UnsupportedOperationException.class,
                "No creator makes a " + type.displayName() + " from a name.");
    }

    private CodeBlock reading(Call creator, Scope scope) {
        if (!creator.isWritten() && creator.parameter().isEmpty()) {
            return ContainerCode.statement("return $L", made(creator, name.read(scope)));
        }
        Locals locals = scope.locals("in");
        String text = locals.name("name");
        String exception = locals.name("e");
        return CodeBlock.builder()
                .addStatement("$T $L = $L", creator.parameter().orElseGet(this::declared), text, name.read(scope))
                .beginControlFlow("try")
                .addStatement("return $L", made(creator, CodeBlock.of("$L", text)))
                .nextControlFlow("catch ($T $L)", RuntimeException.class, exception)
                .addStatement("throw in.refusedName($L)", exception)
                .endControlFlow()
                .build();
    }

    private TypeName declared() {
        return JavaTypes.created(member.type());
    }

    /** A factory may return null, which is not a key. */
    private CodeBlock made(Call creator, CodeBlock name) {
        return creator.isConstructor()
                ? CodeBlock.of("new $T($L)", JavaTypes.created(type), name)
                : CodeBlock.of(
                        "$T.requireNonNull($L.$L($L))",
                        Objects.class,
                        JavaTypes.owner(creator.owner()),
                        creator.method(),
                        name);
    }

    private String subject() {
        return Words.local(words()) + "Name";
    }

    private String words() {
        return Words.type(JavaTypes.created(type));
    }
}
