package dev.burin.processor.shape;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.model.CodecTarget;

/** Types whose JSON is an array with one element for each member. */
final class ArrayShape implements Shape {

    @Override
    public boolean fits(CodecTarget target) {
        return target.form() == CodecTarget.Form.ARRAY;
    }

    @Override
    public CodecPlan plan(BoundTarget bound) {
        return new ArrayPlan(ObjectPlan.of(bound));
    }

    /** The decisions: those for an object, except for the names. */
    private record ArrayPlan(ObjectPlan members) implements CodecPlan {

        @Override
        public CodecTarget target() {
            return members.target();
        }

        @Override
        public String explain() {
            return target().codec().name().simpleName() + ": an array of "
                    + PlanText.count(members.written().size(), "element") + ", " + ArrayWriter.explain(members);
        }

        @Override
        public void emit(CodecFile file) {
            if (target().hints().direction().isEncoded()) {
                new ArrayWriter(members, file).emit();
            }
            if (members.delegate().isPresent()) {
                members.delegate().get().emit(target(), file);
            } else if (target().hints().direction().isDecoded()) {
                new ArrayReader(members, file).emit();
            }
        }
    }
}
