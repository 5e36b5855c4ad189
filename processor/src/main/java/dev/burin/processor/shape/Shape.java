package dev.burin.processor.shape;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;

/** One kind of codec class. */
public interface Shape {

    /** Whether the codec of {@code target} is of this kind. */
    boolean fits(CodecTarget target);

    /** Decides everything about the codec; the target has been checked. */
    CodecPlan plan(BoundTarget bound);
}
