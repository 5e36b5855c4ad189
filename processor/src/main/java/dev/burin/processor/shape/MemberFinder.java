package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import dev.burin.processor.plan.NameDispatch.Case;
import dev.burin.processor.plan.NameDispatch.Entry;
import java.util.Comparator;
import java.util.List;
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

    /** Adds the method, {@code static int findMember(JsonReader in)}, and returns its name. */
    String emit() {
        String name = file.scope().methodName("findMember");
        CodeBlock index = index();
        file.method(method(name)
                .addJavadoc(javadoc())
                .beginControlFlow("while (in.nextMember())")
                .addCode("int member = $L;\n", index)
                .addCode(unknown())
                .endControlFlow()
                .addStatement("return $L", constants.end())
                .build());
        return name;
    }

    private static MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(RuntimeNames.JSON_READER, "in");
    }

    private String javadoc() {
        return plan.refusesUnknown()
                ? "Finds the next member in whatever order it comes; refuses unknown ones."
                : "Finds the next known member in whatever order it comes; skips unknown ones.";
    }

    /** What happens to a member that is not known. */
    private CodeBlock unknown() {
        CodeBlock.Builder code = CodeBlock.builder();
        String passed = constants.none();
        if (plan.refusesUnknown()) {
            code.beginControlFlow("if (member == $L)", constants.none())
                    .addStatement("throw in.unknownMember($S)", plan.target().displayName())
                    .endControlFlow();
            passed = constants.skipped();
        }
        return code.beginControlFlow("if (member != $L)", passed)
                .addStatement("return member")
                .endControlFlow()
                .addStatement("in.skipValue()")
                .build();
    }

    /** The expression that is the index of the member whose name was just read. */
    private CodeBlock index() {
        List<Case> cases = plan.dispatch().cases();
        List<Part> parts = MethodSplit.of(cases.size(), MethodSplit.NAMES_PER_SWITCH);
        if (parts.size() > 1) {
            return CodeBlock.of("$L(in, in.nameHash())", selector(parts));
        }
        List<Case> inMemberOrder = cases.stream()
                .sorted(Comparator.comparingInt(MemberFinder::place))
                .toList();
        return hashSwitch(CodeBlock.of("in.nameHash()"), inMemberOrder);
    }

    /** Members in their order, skipped ones last. */
    private static int place(Case one) {
        int member = one.entries().get(0).member();
        return member == ObjectPlan.SKIPPED ? Integer.MAX_VALUE : member;
    }

    /** Adds a method that selects among those that know some hashes each, and returns its name. */
    private String selector(List<Part> parts) {
        String name = file.scope().methodName("memberOf");
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < parts.size(); i++) {
            List<Case> cases = plan.dispatch()
                    .cases()
                    .subList(parts.get(i).first(), parts.get(i).end());
            String known = partMethod(cases, i);
            if (i == parts.size() - 1) {
                code.addStatement("return $L(in, hash)", known);
            } else {
                CodeBlock bound = Literals.hash(
                        plan.dispatch().cases().get(parts.get(i).end()).hash());
                code.beginControlFlow("if (hash < $L)", bound)
                        .addStatement("return $L(in, hash)", known)
                        .endControlFlow();
            }
        }
        file.method(method(name)
                .addParameter(TypeName.INT, "hash")
                .addCode(code.build())
                .build());
        return name;
    }

    private String partMethod(List<Case> cases, int index) {
        String name = file.scope().methodName("memberOf" + index);
        file.method(method(name)
                .addParameter(TypeName.INT, "hash")
                .addCode("return $L;\n", hashSwitch(CodeBlock.of("hash"), cases))
                .build());
        return name;
    }

    private CodeBlock hashSwitch(CodeBlock hash, List<Case> cases) {
        CodeBlock.Builder code =
                CodeBlock.builder().add("switch ($L) {\n", hash).indent();
        for (Case one : cases) {
            code.add("case $L -> ", Literals.hash(one.hash()));
            one.entries().forEach(entry -> code.add("in.nameIs($L) ? $L : ", constants.of(entry.name()), index(entry)));
            code.add("$L;\n", constants.none());
        }
        return code.add("default -> $L;\n", constants.none())
                .unindent()
                .add("}")
                .build();
    }

    private String index(Entry entry) {
        return entry.member() == ObjectPlan.SKIPPED ? constants.skipped() : String.valueOf(entry.member());
    }
}
