package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Property;
import dev.burin.processor.plan.RequiredMask;
import java.util.List;

/** Emits the statements that refuse an object without its required members. */
final class RequiredCheck {

    private RequiredCheck() {}

    /** Returns the statements; none if nothing is required. */
    static CodeBlock of(ObjectPlan plan, MemberConstants constants, Scope scope, SeenBits seen) {
        String typeName = plan.target().displayName();
        return of(plan, plan.required(), typeName, "REQUIRED", new Place(constants, scope, seen));
    }

    /** Returns the statements that refuse a value whose members stand among others without its required ones. */
    static CodeBlock inside(
            ObjectPlan plan, Property unwrapped, MemberConstants constants, Scope scope, SeenBits seen) {
        String suffix = "_" + Words.constant(Member.words(unwrapped));
        RequiredMask required = plan.requiredInside(unwrapped.name());
        String typeName = unwrapped.type().displayName();
        return of(plan, required, typeName, "REQUIRED" + suffix, new Place(constants, scope, seen));
    }

    /** Where the statements stand. */
    private record Place(MemberConstants constants, Scope scope, SeenBits seen) {}

    private static CodeBlock of(ObjectPlan plan, RequiredMask required, String typeName, String constant, Place place) {
        List<Long> words = required.words();
        SeenBits seen = place.seen();
        CodeBlock.Builder code = CodeBlock.builder();
        for (int word = 0; word < words.size(); word++) {
            if (words.get(word) != 0) {
                String name = words.size() == 1 ? constant : constant + "_" + word;
                String mask = place.scope().constant(name, TypeName.LONG, Literals.mask(words.get(word)));
                code.beginControlFlow("if (($L & $L) != $L)", seen.word(word), mask, mask)
                        .addStatement(
                                "throw in.missing($S,$W$L,$W$L,$W$L)",
                                typeName,
                                seen.word(word),
                                mask,
                                names(plan, required, place.constants(), word))
                        .endControlFlow();
            }
        }
        return code.build();
    }

    private static CodeBlock names(ObjectPlan plan, RequiredMask required, MemberConstants constants, int word) {
        return required.membersOf(word).stream()
                .map(member -> constants.of(plan.read().get(member).property().jsonName()))
                .map(constant -> CodeBlock.of("$L", constant))
                .collect(CodeBlock.joining(",$W"));
    }
}
