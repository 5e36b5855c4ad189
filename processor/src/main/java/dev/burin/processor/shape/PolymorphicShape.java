package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.GeneratedCodecBinding;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Discriminator;
import dev.burin.processor.model.Subtype;
import dev.burin.processor.plan.NameDispatch;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Abstract types whose subtypes are known: each subtype is written and read by its own codec. */
final class PolymorphicShape implements Shape {

    @Override
    public boolean fits(CodecTarget target) {
        return target.form() == CodecTarget.Form.POLYMORPHIC;
    }

    @Override
    public CodecPlan plan(BoundTarget bound) {
        List<Subtype> subtypes = bound.target().hierarchy().subtypes();
        NameDispatch dispatch = NameDispatch.of(IntStream.range(0, subtypes.size())
                .boxed()
                .flatMap(i -> subtypes.get(i).labels().all().stream().map(label -> new NameDispatch.Entry(label, i)))
                .toList());
        return new PolymorphicPlan(bound.target(), subtypes, dispatch);
    }

    /** The plan: the class of a value selects the codec that writes it, the discriminator the one that reads. */
    private record PolymorphicPlan(CodecTarget target, List<Subtype> subtypes, NameDispatch dispatch)
            implements CodecPlan {
        private static final int MAX_LABELS_IN_MESSAGE = 8;

        @Override
        public String explain() {
            return target.codec().name().simpleName() + ": " + subtypes.size() + " subtypes by "
                    + discriminator().displayName() + ": "
                    + subtypes.stream().map(Subtype::label).collect(Collectors.joining(", "));
        }

        @Override
        public void emit(CodecFile file) {
            if (target.hints().direction().isEncoded()) {
                file.write(write(file));
            }
            if (target.hints().direction().isDecoded()) {
                file.read(read(constants(file), file));
            }
        }

        private MemberConstants constants(CodecFile file) {
            MemberConstants constants = new MemberConstants(file.scope());
            constants.none();
            if (!discriminator().isWrapper()) {
                constants.add(discriminator().name(), discriminator().words());
            }
            subtypes.stream()
                    .flatMap(subtype -> subtype.labels().all().stream())
                    .forEach(label -> constants.add(label, label + "_LABEL"));
            return constants;
        }

        private CodeBlock write(CodecFile file) {
            Locals locals = file.scope().locals("out", "at", "value");
            CodeBlock.Builder code = CodeBlock.builder();
            for (Subtype subtype : subtypes) {
                TypeName type = subtype.type().name();
                String variable = locals.name(Words.local(simpleName(subtype)));
                code.beginControlFlow("if (value instanceof $T $L)", type, variable)
                        .addStatement("return $L.write(out, at, $L)", codec(subtype, file), variable)
                        .endControlFlow();
            }
            return code.addStatement("throw out.unknownSubtype($S, value, at)", target.displayName())
                    .build();
        }

        private CodeBlock read(MemberConstants constants, CodecFile file) {
            CodeBlock index = new NameSwitch(dispatch, false, constants, file, "subtypeOf").index();
            CodeBlock.Builder code = CodeBlock.builder()
                    .add(peek(constants, index))
                    .add("return switch (subtype) {\n")
                    .indent();
            for (int i = 0; i < subtypes.size(); i++) {
                if (!subtypes.get(i).labels().isFallback()) {
                    code.add("case $L -> $L.read(in);\n", i, codec(subtypes.get(i), file));
                }
            }
            return code.add("default -> $L;\n", otherwise(constants, file))
                    .unindent()
                    .add("};\n")
                    .build();
        }

        /** Returns the statements that find the label without consuming the value. */
        private CodeBlock peek(MemberConstants constants, CodeBlock index) {
            CodeBlock found = CodeBlock.of("int subtype = $L;\n", index);
            String typeName = target.displayName();
            return switch (discriminator().style()) {
                case WRAPPER_OBJECT -> CodeBlock.of("in.peekWrapperObject($S);\n$L", typeName, found);
                case WRAPPER_ARRAY -> CodeBlock.of("in.peekWrapperArray($S);\n$L", typeName, found);
                case PROPERTY, EXISTING -> {
                    String name = constants.of(discriminator().name());
                    yield target.hierarchy().fallback().isPresent()
                            ? CodeBlock.of(
                                    "int subtype = !in.$L($L) ? $L : $L;\n",
                                    call("hasLabel"),
                                    name,
                                    constants.none(),
                                    index)
                            : CodeBlock.of(
                                    "in.$L($L, $S,$W$L);\n$L",
                                    call("peekLabel"),
                                    name,
                                    typeName,
                                    Literals.string(expected()),
                                    found);
                }
            };
        }

        /** Returns the case for unknown labels: it reads the fallback, or throws. */
        private CodeBlock otherwise(MemberConstants constants, CodecFile file) {
            if (target.hierarchy().fallback().isPresent()) {
                return CodeBlock.of(
                        "$L.read(in)", codec(target.hierarchy().fallback().get(), file));
            }
            String expected = Literals.string(expected()).toString();
            return switch (discriminator().style()) {
                case WRAPPER_OBJECT -> CodeBlock.of("throw in.unknownWrapperObject($L)", expected);
                case WRAPPER_ARRAY -> CodeBlock.of("throw in.unknownWrapperArray($L)", expected);
                case PROPERTY, EXISTING ->
                    CodeBlock.of(
                            "throw in.$L($L, $S, $L)",
                            call("unknownLabel"),
                            constants.of(discriminator().name()),
                            target.displayName(),
                            expected);
            };
        }

        /** Returns the reader's method for the discriminator; it ignores the case of the name if the members of subtypes do. */
        private String call(String method) {
            return target.hints().ignoresCase() ? method + "IgnoringCase" : method;
        }

        private Discriminator discriminator() {
            return target.hierarchy().discriminator();
        }

        private String expected() {
            String labels = subtypes.stream()
                    .limit(MAX_LABELS_IN_MESSAGE)
                    .map(Subtype::label)
                    .collect(Collectors.joining(", "));
            return subtypes.size() > MAX_LABELS_IN_MESSAGE ? labels + ", ..." : labels;
        }

        private static CodeBlock codec(Subtype subtype, CodecFile file) {
            return GeneratedCodecBinding.ofVariables(subtype.type()).instance(file.scope());
        }

        private static String simpleName(Subtype subtype) {
            String name = subtype.type().erasedName();
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }
}
