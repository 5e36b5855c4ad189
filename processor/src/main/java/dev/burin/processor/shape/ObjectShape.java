package dev.burin.processor.shape;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;

/** Records, beans, classes with constructors or factories: an object with a member for each property. */
final class ObjectShape implements Shape {

    @Override
    public boolean fits(CodecTarget target) {
        return target.form() == CodecTarget.Form.OBJECT;
    }

    @Override
    public CodecPlan plan(BoundTarget bound) {
        return ObjectPlan.of(bound);
    }
}
