package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Limits.Kind;
import java.util.Optional;

/**
 * How deep values of a type may nest, including their own object or array.
 *
 * @param target the type
 * @param levels the maximum number of levels
 */
record DepthLimit(CodecTarget target, int levels) {

    /** Returns the limit of a type, if there is one; that of a polymorphic type is enforced by its subtypes. */
    static Optional<DepthLimit> of(CodecTarget target) {
        boolean isRead = target.hints().direction().isDecoded()
                && target.form() != CodecTarget.Form.POLYMORPHIC
                && target.form() != CodecTarget.Form.ENUM;
        return isRead && target.hints().reading().limits().of(Kind.DEPTH).isPresent()
                ? Optional.of(new DepthLimit(
                        target, target.hints().reading().limits().of(Kind.DEPTH).getAsInt()))
                : Optional.empty();
    }

    /** Moves the {@code read} that a shape emitted into a separate method, and calls that within the limit. */
    void around(CodecFile file) {
        String readWithin = file.scope().methodName("readWithin");
        file.moveReadInto(readWithin);
        Locals locals = file.scope().locals("in");
        String outer = locals.name("outer");
        String value = locals.name(Words.local(Words.type(target.type().erasure())));
        file.read(CodeBlock.builder()
                .addStatement("long $L = in.limitDepth($L)", outer, levels)
                .addStatement("$T $L = $L(in)", target.type().name(), value, readWithin)
                .addStatement("in.endLimit($L)", outer)
                .addStatement("return $L", value)
                .build());
    }
}
