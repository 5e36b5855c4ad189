package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.RuntimeNames;
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
        CodeBlock index = new NameSwitch(plan.dispatch(), constants, file, "memberOf").index();
        file.method(MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(RuntimeNames.JSON_READER, "in")
                .addJavadoc(javadoc())
                .beginControlFlow("while (in.nextMember())")
                .addCode("int member = $L;\n", index)
                .addCode(unknown())
                .endControlFlow()
                .addStatement("return $L", constants.end())
                .build());
        return name;
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
}
