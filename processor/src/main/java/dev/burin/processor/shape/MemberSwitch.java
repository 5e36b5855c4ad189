package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.plan.MethodSplit.Part;
import java.util.function.UnaryOperator;

/** Emits the {@code switch} that reads members in declaration order, beginning with the one found. */
final class MemberSwitch {
    private final ObjectPlan plan;
    private final MemberConstants constants;
    private final Scope scope;
    private final Storage storage;
    private final SeenBits seen;

    MemberSwitch(ObjectPlan plan, MemberConstants constants, Scope scope, Storage storage, SeenBits seen) {
        this.plan = plan;
        this.constants = constants;
        this.scope = scope;
        this.storage = storage;
        this.seen = seen;
    }

    /**
     * Returns the {@code switch}.
     *
     * @param selector the index of the member to begin with, whose name has been read
     * @param part the members
     * @param ending returns the statements after the last of them, given the condition that the member after it is next;
     *     not called if there is none
     */
    CodeBlock emit(CodeBlock selector, Part part, UnaryOperator<CodeBlock> ending) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("// Members mostly come in declaration order: each case goes on with the next one.\n")
                .beginControlFlow("switch ($L)", selector);
        for (int i = part.first(); i < part.end(); i++) {
            code.add("case $L:\n", i).indent().add(read(i));
            if (i + 1 < plan.read().size()) {
                CodeBlock isNext =
                        CodeBlock.of("in.isNext($L)", nameOf(plan.read().get(i + 1)));
                code.add(i + 1 < part.end() ? unless(isNext) : ending.apply(isNext));
            }
            code.unindent();
        }
        return code.add("default:\n").endControlFlow().build();
    }

    private static CodeBlock unless(CodeBlock isNext) {
        return CodeBlock.builder()
                .beginControlFlow("if (!$L)", isNext)
                .addStatement("break")
                .endControlFlow()
                .build();
    }

    private CodeBlock read(int index) {
        Member member = plan.read().get(index);
        CodeBlock.Builder code = CodeBlock.builder();
        if (seen.isKept(index)) {
            code.addStatement(plan.lastWins() ? seen.note(index) : seen.noteOnce(index));
        }
        member.check(scope).ifPresent(code::addStatement);
        Scope about = scope.about(member.words());
        return code.add(
                        member.isDiscriminator()
                                ? statement(member.binding().read(about))
                                : storage.keep(member, about))
                .build();
    }

    private String nameOf(Member member) {
        return constants.of(member.property().jsonName());
    }

    private static CodeBlock statement(CodeBlock expression) {
        return CodeBlock.builder().addStatement(expression).build();
    }
}
