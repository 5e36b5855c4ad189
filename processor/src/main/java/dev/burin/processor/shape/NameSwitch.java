package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import dev.burin.processor.plan.NameDispatch;
import dev.burin.processor.plan.NameDispatch.Case;
import dev.burin.processor.plan.NameDispatch.Entry;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Emits the {@code switch} over the hash of the string just read; each case compares the string with the names of that hash.
 *
 * @param dispatch the names and what they stand for: an index, or {@link ObjectPlan#SKIPPED}
 * @param ignoresCase whether names match regardless of the case of ASCII letters
 * @param constants the constants for the names
 * @param file the class to which methods are added
 * @param method the base name of the methods that share a large switch: {@code memberOf}
 */
record NameSwitch(
        NameDispatch dispatch, boolean ignoresCase, MemberConstants constants, CodecFile file, String method) {

    /** Returns an expression for what the name stands for; {@code NONE} if it is unknown. */
    CodeBlock index() {
        List<Part> parts = MethodSplit.of(dispatch.cases().size(), MethodSplit.NAMES_PER_SWITCH);
        if (parts.size() > 1) {
            return CodeBlock.of("$L(in, $L)", selector(parts), hash());
        }
        List<Case> inOrder = dispatch.cases().stream()
                .sorted(Comparator.comparingInt(NameSwitch::place))
                .toList();
        return hashSwitch(hash(), inOrder);
    }

    private CodeBlock hash() {
        return CodeBlock.of(ignoresCase ? "in.nameHashIgnoringCase()" : "in.nameHash()");
    }

    /** The sort key of a case: the index that it finds; skipped names come last. */
    private static int place(Case one) {
        int index = one.entries().get(0).member();
        return index == ObjectPlan.SKIPPED ? Integer.MAX_VALUE : index;
    }

    /** Adds a method that selects the method with the cases of a range of hashes, and returns its name. */
    private String selector(List<Part> parts) {
        String name = file.scope().methodName(method);
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < parts.size(); i++) {
            List<Case> cases =
                    dispatch.cases().subList(parts.get(i).first(), parts.get(i).end());
            String known = partMethod(cases, i);
            if (i == parts.size() - 1) {
                code.addStatement("return $L(in, hash)", known);
            } else {
                CodeBlock bound =
                        Literals.hash(dispatch.cases().get(parts.get(i).end()).hash());
                code.beginControlFlow("if (hash < $L)", bound)
                        .addStatement("return $L(in, hash)", known)
                        .endControlFlow();
            }
        }
        file.method(ofHash(name).addCode(code.build()).build());
        return name;
    }

    private String partMethod(List<Case> cases, int index) {
        String name = file.scope().methodName(method + index);
        file.method(ofHash(name)
                .addCode("return $L;\n", hashSwitch(CodeBlock.of("hash"), cases))
                .build());
        return name;
    }

    private static MethodSpec.Builder ofHash(String name) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(RuntimeNames.JSON_READER, "in")
                .addParameter(TypeName.INT, "hash");
    }

    private CodeBlock hashSwitch(CodeBlock hash, List<Case> cases) {
        CodeBlock.Builder code =
                CodeBlock.builder().add("switch ($L) {\n", hash).indent();
        for (Case one : cases) {
            code.add("case $L -> ", Literals.hash(one.hash()));
            one.entries()
                    .forEach(entry -> code.add(
                            "in.$L($L) ? $L : ",
                            ignoresCase ? "nameIsIgnoringCase" : "nameIs",
                            constants.of(entry.name()),
                            index(entry)));
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
