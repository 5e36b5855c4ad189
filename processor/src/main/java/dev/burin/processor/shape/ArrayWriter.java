package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.WriterMethod;
import dev.burin.processor.plan.FusedName;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import dev.burin.processor.plan.WriteRun;
import java.util.List;

/** Emits the method that writes members as the elements of an array, one capacity check for each run of them. */
final class ArrayWriter {
    /** Bytes for both brackets; the writer reserves them itself. */
    private static final int BRACKETS = 2;

    private final ObjectPlan plan;
    private final CodecFile file;

    ArrayWriter(ObjectPlan plan, CodecFile file) {
        this.plan = plan;
        this.file = file;
    }

    /** Returns the size of the whole array as text. */
    static String explain(ObjectPlan plan) {
        return PlanText.size(runs(plan.written(), BRACKETS), plan.written());
    }

    /** Fills {@code write}; many members are split among several methods. */
    void emit() {
        List<Part> parts = MethodSplit.of(plan.written().size(), MethodSplit.MEMBERS_PER_METHOD);
        CodeBlock.Builder code = CodeBlock.builder().addStatement("at = out.beginArray(at)");
        if (parts.size() == 1) {
            code.add(elements(parts.get(0)));
        } else {
            for (int i = 0; i < parts.size(); i++) {
                code.addStatement("at = $L(out, at, value)", partMethod(parts.get(i), i));
            }
        }
        file.write(code.addStatement("return out.endArray(at)").build());
    }

    /** Adds a method that writes some of the members, and returns its name. */
    private String partMethod(Part part, int index) {
        String name = file.scope().methodName("writeElements" + index);
        file.method(WriterMethod.named(
                        name, file.scope().modifiers(), plan.target().type().name(), "value")
                .addCode(elements(part))
                .addStatement("return at")
                .build());
        return name;
    }

    private CodeBlock elements(Part part) {
        List<Member> members = plan.written().subList(part.first(), part.end());
        List<WriteRun> runs = runs(members, 0);
        CodeBlock.Builder code = CodeBlock.builder();
        reserve(runs.get(0), code);
        int run = 0;
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            if (part.first() + i > 0) {
                code.addStatement("at = out.putComma(at)");
            }
            int room = member.isUnbounded() ? runs.get(++run).byteCount() : 0;
            code.addStatement("at = $L", value(member, room));
            if (room > 0 && !member.binding().reservesRoom()) {
                reserve(runs.get(run), code);
            }
        }
        return code.build();
    }

    private static void reserve(WriteRun run, CodeBlock.Builder code) {
        if (run.byteCount() > 0) {
            code.addStatement("out.reserve(at, $L)", run.byteCount());
        }
    }

    private CodeBlock value(Member member, int room) {
        String selector = member.property().accessor().orElseThrow().selector();
        return member.binding()
                .write(CodeBlock.of("value.$L", selector), room, file.scope().about(member.words()));
    }

    private static List<WriteRun> runs(List<Member> members, int closing) {
        return WriteRun.of(
                members.stream()
                        .map(member -> new WriteRun.Slot(
                                FusedName.COMMA, member.binding().size()))
                        .toList(),
                closing);
    }
}
