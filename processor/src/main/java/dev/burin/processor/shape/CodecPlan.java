package dev.burin.processor.shape;

import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.SourceFile;
import dev.burin.processor.model.CodecTarget;

/** Every decision about one codec, ready to emit. */
public interface CodecPlan {

    /** The type whose codec this is. */
    CodecTarget target();

    /** Returns the plan in one line: {@code LineCodec: 3 members, 3 names in 3 cases, 2 runs, ≤ 28 bytes + sku + tags}. */
    String explain();

    /** Fills the class. */
    void emit(CodecFile file);

    /** Returns the source of the codec. */
    default SourceFile toSourceFile() {
        CodecFile file = new CodecFile(target());
        emit(file);
        Wrapper.of(target()).ifPresent(wrapper -> wrapper.around(file));
        DepthLimit.of(target()).ifPresent(limit -> limit.around(file));
        if (target().hierarchy().isOpen()) {
            file.refuseSubclasses();
        }
        return file.toSourceFile();
    }
}
