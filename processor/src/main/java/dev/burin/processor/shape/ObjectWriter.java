package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.WriterMethod;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import dev.burin.processor.plan.WriteRun;
import java.util.List;

/** Emits the method that writes an object: one member after another, one capacity check for each run of them. */
final class ObjectWriter {
    private final ObjectPlan plan;
    private final MemberConstants constants;
    private final CodecFile file;

    ObjectWriter(ObjectPlan plan, MemberConstants constants, CodecFile file) {
        this.plan = plan;
        this.constants = constants;
        this.file = file;
    }

    /** Fills {@code write}; many members are split among several methods. */
    void emit() {
        List<Part> parts = MethodSplit.of(plan.written().size(), MethodSplit.MEMBERS_PER_METHOD);
        if (plan.written().isEmpty()) {
            file.write(braces(plan.closing(), further()));
        } else if (parts.size() == 1) {
            file.write(inOneMethod());
        } else {
            file.write(inSeveralMethods(parts));
        }
    }

    private CodeBlock inOneMethod() {
        List<WriteRun> runs = runs(plan.written(), plan.closing());
        Locals locals = file.scope().locals("out", "at", "value", "start");
        return braces(
                runs.get(0).byteCount(),
                CodeBlock.builder()
                        .add(new MemberWriter(constants, file.scope(), locals, "value")
                                .write(plan.written(), runs, !plan.isFirstConditional()))
                        .add(further())
                        .build());
    }

    private CodeBlock inSeveralMethods(List<Part> parts) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < parts.size(); i++) {
            code.addStatement("at = $L(out, at, value)", partMethod(parts.get(i), i));
        }
        code.addStatement("out.reserve(at, $L)", plan.closing());
        return braces(0, code.add(further()).build());
    }

    /** Returns the statements that write the map of unknown members; empty if there is none. */
    private CodeBlock further() {
        return plan.anyWritten().map(any -> any.write(file)).orElse(CodeBlock.of(""));
    }

    /** Adds a method that writes some of the members, and returns its name. */
    private String partMethod(Part part, int index) {
        List<Member> members = plan.written().subList(part.first(), part.end());
        List<WriteRun> runs = runs(members, 0);
        Locals locals = file.scope().locals("out", "at", "value");
        boolean isFirst = index == 0 && !plan.isFirstConditional();
        String name = file.scope().methodName("writeMembers" + index);
        file.method(WriterMethod.named(
                        name, file.scope().modifiers(), plan.target().type().name(), "value")
                .addStatement("out.reserve(at, $L)", runs.get(0).byteCount())
                .addCode(new MemberWriter(constants, file.scope(), locals, "value").write(members, runs, isFirst))
                .addStatement("return at")
                .build());
        return name;
    }

    private static List<WriteRun> runs(List<Member> members, int closing) {
        return WriteRun.of(members.stream().map(Member::slot).toList(), closing);
    }

    /** Returns the object around {@code members}; the first of these writes the opening brace, unless it may be left out. */
    private CodeBlock braces(int firstByteCount, CodeBlock members) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("out.enter(at, $L)", firstByteCount);
        if (!plan.isFirstConditional()) {
            return code.add(members).addStatement("return out.leave(at)").build();
        }
        return code.addStatement("int start = at")
                .add(members)
                .addStatement("return out.leaveEmptyable(start, at)")
                .build();
    }
}
