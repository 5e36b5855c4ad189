package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.Scope;
import java.util.List;

/** Emits the statements that refuse an object without its required members. */
final class RequiredCheck {

    private RequiredCheck() {}

    /** Returns the statements; none if nothing is required. */
    static CodeBlock of(ObjectPlan plan, MemberConstants constants, Scope scope, SeenBits seen) {
        List<Long> words = plan.required().words();
        CodeBlock.Builder code = CodeBlock.builder();
        for (int word = 0; word < words.size(); word++) {
            if (words.get(word) != 0) {
                String name = words.size() == 1 ? "REQUIRED" : "REQUIRED_" + word;
                String mask = scope.constant(name, TypeName.LONG, Literals.mask(words.get(word)));
                code.beginControlFlow("if (($L & $L) != $L)", seen.word(word), mask, mask)
                        .addStatement(
                                "throw in.missing($S,$W$L,$W$L,$W$L)",
                                plan.target().displayName(),
                                seen.word(word),
                                mask,
                                names(plan, constants, word))
                        .endControlFlow();
            }
        }
        return code.build();
    }

    private static CodeBlock names(ObjectPlan plan, MemberConstants constants, int word) {
        return plan.required().membersOf(word).stream()
                .map(member -> constants.of(plan.read().get(member).property().jsonName()))
                .map(constant -> CodeBlock.of("$L", constant))
                .collect(CodeBlock.joining(",$W"));
    }
}
