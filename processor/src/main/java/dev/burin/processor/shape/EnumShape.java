package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.bind.Binding;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.model.CodecTarget;

/** Enums with their own codec: one string or number for each constant. */
final class EnumShape implements Shape {

    @Override
    public boolean fits(CodecTarget target) {
        return target.form() == CodecTarget.Form.ENUM;
    }

    @Override
    public CodecPlan plan(BoundTarget bound) {
        return new EnumPlan(bound.target(), bound.constants().orElseThrow());
    }

    /** The plan: constants are written and read through the table of the enum. */
    private record EnumPlan(CodecTarget target, Binding constants) implements CodecPlan {

        @Override
        public String explain() {
            return WholeValue.explain(target, "constant", constants);
        }

        @Override
        public void emit(CodecFile file) {
            file.write(WholeValue.write(constants, CodeBlock.of("value"), file.scope()));
            file.read(CodeBlock.builder()
                    .addStatement("return $L", constants.readPresent(file.scope()))
                    .build());
        }
    }
}
