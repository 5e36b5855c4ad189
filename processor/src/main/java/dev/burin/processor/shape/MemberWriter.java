package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.plan.WriteRun;
import java.util.List;

/** Emits the statements that write consecutive members of one value. */
final class MemberWriter {
    private final MemberConstants constants;
    private final Scope scope;
    private final Locals locals;
    private final String instance;

    /** Creates a writer of members of the variable {@code instance}. */
    MemberWriter(MemberConstants constants, Scope scope, Locals locals, String instance) {
        this.constants = constants;
        this.scope = scope;
        this.locals = locals;
        this.instance = instance;
    }

    /**
     * Returns the statements that write these members.
     *
     * @param runs the runs of these members; room for the first one is reserved
     * @param isFirst whether the first member follows the brace
     */
    CodeBlock write(List<Member> members, List<WriteRun> runs, boolean isFirst) {
        CodeBlock.Builder code = CodeBlock.builder();
        int run = 0;
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            int room = member.isUnbounded() ? runs.get(++run).byteCount() : 0;
            code.add(write(member, isFirst && i == 0 ? "putFirst" : "put", room));
        }
        return code.build();
    }

    /**
     * Returns the statements that write one member.
     *
     * @param put the method that writes its name
     * @param room bytes to reserve after the member; 0 if they already are
     */
    private CodeBlock write(Member member, String put, int room) {
        if (member.isUnwrapped()) {
            return writeValue(member, room);
        }
        CodeBlock name = CodeBlock.of(
                "at = out.$L(at, $L)", put, constants.of(member.property().jsonName()));
        if (member.isConditional()) {
            return writeConditionally(member, name, room);
        }
        return CodeBlock.builder()
                .addStatement(name)
                .add(writeValue(member, room))
                .build();
    }

    private CodeBlock writeValue(Member member, int room) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("at = $L", value(member, access(member), room));
        if (room > 0 && !member.binding().reservesRoom()) {
            code.addStatement("out.reserve(at, $L)", room);
        }
        return code.build();
    }

    /** Reserves the room after the {@code if}, because it is needed whether or not the member is written. */
    private CodeBlock writeConditionally(Member member, CodeBlock name, int room) {
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock value = access(member);
        if (member.isIncludedByValue()) {
            value = CodeBlock.of("$L", locals.name(member.words()));
            code.addStatement("$T $L = $L", JavaTypes.declared(member.property().type()), value, access(member));
        }
        code.beginControlFlow("if ($L)", member.condition(value, scope).orElseThrow())
                .addStatement(name)
                .addStatement("at = $L", value(member, value, 0))
                .endControlFlow();
        if (room > 0) {
            code.addStatement("out.reserve(at, $L)", room);
        }
        return code.build();
    }

    private CodeBlock value(Member member, CodeBlock value, int room) {
        return member.binding().write(value, room, scope.about(member.words()));
    }

    private CodeBlock access(Member member) {
        return member.isDiscriminator()
                ? CodeBlock.of("")
                : CodeBlock.of(
                        "$L.$L",
                        instance,
                        member.property().accessor().orElseThrow().selector());
    }
}
