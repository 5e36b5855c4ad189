package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.bind.Binding;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Property;

/** Types whose JSON is the value of one property, {@code @JsonValue}: 17, not {@code {"number":17}}. */
final class SingleValueShape implements Shape {

    @Override
    public boolean fits(CodecTarget target) {
        return target.form() == CodecTarget.Form.SINGLE_VALUE;
    }

    @Override
    public CodecPlan plan(BoundTarget bound) {
        Property property = bound.target().properties().get(0);
        return new SingleValuePlan(bound.target(), property, bound.binding(property));
    }

    /** The plan: the value is written in place of the instance, and the instance created from it. */
    private record SingleValuePlan(CodecTarget target, Property property, Binding binding) implements CodecPlan {

        @Override
        public String explain() {
            return WholeValue.explain(target, "value", binding);
        }

        @Override
        public void emit(CodecFile file) {
            Scope scope = file.scope().about(property.name());
            property.accessor()
                    .ifPresent(accessor -> file.write(
                            WholeValue.write(binding, CodeBlock.of("value.$L", accessor.selector()), scope)));
            target.creator().ifPresent(creator -> file.read(WholeValue.read(target, creator, binding, scope)));
        }
    }
}
