package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.RuntimeNames;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Emits the method that finds the next known member, in whatever order members come. */
final class MemberFinder {
    private final ObjectPlan plan;
    private final MemberConstants constants;
    private final CodecFile file;

    MemberFinder(ObjectPlan plan, MemberConstants constants, CodecFile file) {
        this.plan = plan;
        this.constants = constants;
        this.file = file;
    }

    /** Adds the method, {@code static int findMember(JsonReader in)}, and returns a call of it. */
    CodeBlock emit(Storage storage) {
        String name = file.scope().methodName("findMember");
        Locals locals = file.scope().locals("in", "member");
        CodeBlock index = new NameSwitch(
                        plan.dispatch(), plan.target().hints().ignoresCase(), constants, file, "memberOf")
                .index();
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(modifiers())
                .returns(TypeName.INT)
                .addParameter(RuntimeNames.JSON_READER, "in")
                .addJavadoc(javadoc());
        Optional<String> map =
                plan.anyRead().map(any -> locals.name(any.property().name()));
        map.ifPresent(
                parameter -> method.addParameter(plan.anyRead().orElseThrow().type(), parameter));
        CodeBlock members = constants.table(plan.read(), file);
        CodeBlock next = CodeBlock.of("in.findMember($L)", members);
        file.method(method.addStatement("int member = $L", next)
                .beginControlFlow("$L (member == $L)", passesMembers() ? "while" : "if", constants.none())
                .addCode("// Spelled in another way, or none of these.\n")
                .addCode("member = $L;\n", index)
                .addCode(map.map(parameter -> kept(parameter, next)).orElseGet(() -> unknown(next, members)))
                .endControlFlow()
                .addStatement("return member")
                .build());
        return plan.anyRead()
                .map(any -> CodeBlock.of("$L(in, $L)", name, storage.any(any)))
                .orElseGet(() -> CodeBlock.of("$L(in)", name));
    }

    /** Whether there are members that are not read, and after which the next one has to be found. */
    private boolean passesMembers() {
        return !plan.refusesUnknown() || plan.hasSkipped();
    }

    /** Returns the modifiers; only a method that keeps unknown members may need the codecs given for type variables. */
    private List<Modifier> modifiers() {
        return plan.anyRead().isPresent() ? file.scope().modifiers() : List.of(Modifier.PRIVATE, Modifier.STATIC);
    }

    private String javadoc() {
        if (plan.anyRead().isPresent()) {
            return "Finds the next known member in whatever order it comes; keeps unknown ones.";
        }
        return plan.refusesUnknown()
                ? "Finds the next member in whatever order it comes; refuses unknown ones."
                : "Finds the next known member in whatever order it comes; skips unknown ones.";
    }

    /** Returns the statements for a member that is not read, where unknown members are kept. */
    private CodeBlock kept(String map, CodeBlock next) {
        CodeBlock.Builder code = CodeBlock.builder()
                .beginControlFlow("if (member == $L)", constants.none())
                .add(plan.anyRead().orElseThrow().read(CodeBlock.of("$L", map), file.scope()))
                .addStatement("member = $L", next);
        if (plan.hasSkipped()) {
            code.nextControlFlow("else if (member == $L)", constants.skipped()).add(skip(next));
        }
        return code.endControlFlow().build();
    }

    /** Returns the statements for a member that is not read, where unknown members are skipped or rejected. */
    private CodeBlock unknown(CodeBlock next, CodeBlock members) {
        CodeBlock.Builder code = CodeBlock.builder();
        String passed = constants.none();
        if (plan.refusesUnknown()) {
            code.beginControlFlow("if (member == $L)", constants.none())
                    .addStatement(
                            "throw in.unknownMember($S, $L)", plan.target().displayName(), members)
                    .endControlFlow();
            if (!passesMembers()) {
                return code.build();
            }
            passed = constants.skipped();
        }
        return code.beginControlFlow("if (member == $L)", passed)
                .add(skip(next))
                .endControlFlow()
                .build();
    }

    private static CodeBlock skip(CodeBlock next) {
        return CodeBlock.builder()
                .addStatement("in.skipValue()")
                .addStatement("member = $L", next)
                .build();
    }
}
