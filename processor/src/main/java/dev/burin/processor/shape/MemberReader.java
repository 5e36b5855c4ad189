package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.plan.MethodSplit.Part;

/** Emits the {@code switch} that reads members in declaration order and goes on wherever one was found. */
final class MemberReader {
    private final ObjectPlan plan;
    private final MemberConstants constants;
    private final Scope scope;
    private final Storage storage;
    private final SeenBits seen;

    MemberReader(ObjectPlan plan, MemberConstants constants, Scope scope, Storage storage, SeenBits seen) {
        this.plan = plan;
        this.constants = constants;
        this.scope = scope;
        this.storage = storage;
        this.seen = seen;
    }

    /**
     * Returns the statement.
     *
     * @param selector the index of the member to begin with
     * @param part the members
     * @param afterLast what to do when the last of them was read
     */
    CodeBlock read(CodeBlock selector, Part part, CodeBlock afterLast) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("// Members mostly come in declaration order: each case goes on with the next one.\n")
                .beginControlFlow("switch ($L)", selector);
        for (int i = part.first(); i < part.end(); i++) {
            boolean isLast = i == part.end() - 1;
            code.add("case $L:\n", i)
                    .indent()
                    .add(read(i, isLast ? afterLast : CodeBlock.of("")))
                    .unindent();
        }
        return code.add("default:\n").endControlFlow().build();
    }

    private CodeBlock read(int index, CodeBlock afterwards) {
        Member member = plan.read().get(index);
        CodeBlock.Builder code = CodeBlock.builder()
                .beginControlFlow(
                        "if (found == $L || in.$L($L))",
                        index,
                        index == 0 ? "isFirst" : "isNext",
                        constants.of(member.property().jsonName()));
        if (seen.isKept(index)) {
            code.addStatement(plan.lastWins() ? seen.note(index) : seen.noteOnce(index));
        }
        member.check(scope).ifPresent(code::addStatement);
        Scope about = scope.about(member.words());
        return code.add(
                        member.isDiscriminator()
                                ? statement(member.binding().read(about))
                                : storage.keep(member, about))
                .add(afterwards)
                .endControlFlow()
                .build();
    }

    private static CodeBlock statement(CodeBlock expression) {
        return CodeBlock.builder().addStatement(expression).build();
    }
}
