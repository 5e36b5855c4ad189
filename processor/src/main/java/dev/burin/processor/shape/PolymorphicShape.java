package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Subtype;
import dev.burin.processor.plan.NameDispatch;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Abstract types whose subtypes are known: each is written and read by the codec of its own. */
final class PolymorphicShape implements Shape {

    @Override
    public boolean fits(CodecTarget target) {
        return target.form() == CodecTarget.Form.POLYMORPHIC;
    }

    @Override
    public CodecPlan plan(BoundTarget bound) {
        List<Subtype> subtypes = bound.target().hierarchy().subtypes();
        NameDispatch dispatch = NameDispatch.of(IntStream.range(0, subtypes.size())
                .mapToObj(i -> new NameDispatch.Entry(subtypes.get(i).label(), i))
                .toList());
        return new PolymorphicPlan(bound.target(), subtypes, dispatch);
    }

    /** What is decided: the class selects the codec that writes, the discriminator the one that reads. */
    private record PolymorphicPlan(CodecTarget target, List<Subtype> subtypes, NameDispatch dispatch)
            implements CodecPlan {
        private static final int MAX_LABELS_IN_MESSAGE = 8;

        @Override
        public String explain() {
            return target.codec().name().simpleName() + ": " + subtypes.size() + " subtypes by \""
                    + target.hierarchy().discriminator() + "\": "
                    + subtypes.stream().map(Subtype::label).collect(Collectors.joining(", "));
        }

        @Override
        public void emit(CodecFile file) {
            MemberConstants constants = new MemberConstants(file.scope());
            constants.none();
            String discriminator = target.hierarchy().discriminator();
            constants.add(discriminator, discriminator.replaceFirst("^[^\\p{L}]+", ""));
            subtypes.forEach(subtype -> constants.add(subtype.label(), subtype.label() + "_LABEL"));
            file.write(write(file));
            file.read(read(constants, file));
        }

        private CodeBlock write(CodecFile file) {
            Locals locals = file.scope().locals("out", "at", "value");
            CodeBlock.Builder code = CodeBlock.builder();
            for (Subtype subtype : subtypes) {
                TypeName type = subtype.type().erasure();
                String variable = locals.name(Words.local(simpleName(subtype)));
                code.beginControlFlow("if (value instanceof $T $L)", type, variable)
                        .addStatement("return $L.write(out, at, $L)", codec(subtype), variable)
                        .endControlFlow();
            }
            return code.addStatement("throw out.unknownSubtype($S, value, at)", target.displayName())
                    .build();
        }

        private CodeBlock read(MemberConstants constants, CodecFile file) {
            String discriminator = constants.of(target.hierarchy().discriminator());
            CodeBlock index = new NameSwitch(dispatch, constants, file, "subtypeOf").index();
            CodeBlock.Builder code = CodeBlock.builder()
                    .addStatement("in.peekLabel($L, $S)", discriminator, target.displayName())
                    .add("int subtype = $L;\n", index)
                    .add("return switch (subtype) {\n")
                    .indent();
            for (int i = 0; i < subtypes.size(); i++) {
                code.add("case $L -> $L.read(in);\n", i, codec(subtypes.get(i)));
            }
            return code.add(
                            "default -> throw in.unknownLabel($L, $S, $L);\n",
                            discriminator,
                            target.displayName(),
                            Literals.string(expected()))
                    .unindent()
                    .add("};\n")
                    .build();
        }

        private String expected() {
            String labels = subtypes.stream()
                    .limit(MAX_LABELS_IN_MESSAGE)
                    .map(Subtype::label)
                    .collect(Collectors.joining(", "));
            return subtypes.size() > MAX_LABELS_IN_MESSAGE ? labels + ", ..." : labels;
        }

        private static CodeBlock codec(Subtype subtype) {
            return CodeBlock.of("$T.INSTANCE", subtype.type().facts().codec().orElseThrow());
        }

        private static String simpleName(Subtype subtype) {
            String name = subtype.type().erasedName();
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }
}
