package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.processor.bind.LabelBinding;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Labels;
import dev.burin.processor.plan.FusedName;
import java.util.Optional;

/**
 * The object or array around a value, with the label of its subtype; the content is written and read by the shape.
 *
 * @param style object or array
 * @param labels the labels of the subtype
 * @param direction whether values are written and read
 */
record Wrapper(Style style, Labels labels, Direction direction) {

    /** Returns the wrapper around each value of a type, if there is one. */
    static Optional<Wrapper> of(CodecTarget target) {
        return target.hierarchy().isWrapped()
                ? Optional.of(new Wrapper(
                        target.hierarchy().discriminator().style(),
                        target.hierarchy().labels().orElseThrow(),
                        target.hints().direction()))
                : Optional.empty();
    }

    /** Puts the wrapper around what a shape emitted. */
    void around(CodecFile file) {
        String writeContent = file.scope().methodName("writeContent");
        String readContent = file.scope().methodName("readContent");
        file.moveInto(writeContent, readContent);
        if (direction.isEncoded()) {
            file.write(
                    style == Style.WRAPPER_OBJECT ? writeObject(file, writeContent) : writeArray(file, writeContent));
        }
        if (direction.isDecoded()) {
            file.read(read(file, readContent));
        }
    }

    private CodeBlock read(CodecFile file, String readContent) {
        String word = style == Style.WRAPPER_OBJECT ? "Object" : "Array";
        return CodeBlock.builder()
                .addStatement(
                        labels.isFallback() ? "in.enterUnknownWrapper$L($L)" : "in.enterWrapper$L($L)",
                        word,
                        labels.isFallback()
                                ? LabelBinding.others(labels, file.scope())
                                : LabelBinding.all(labels, file.scope()))
                .addStatement("return in.leaveWrapper$L($L(in))", word, readContent)
                .build();
    }

    private CodeBlock writeObject(CodecFile file, String writeContent) {
        return CodeBlock.builder()
                .addStatement(
                        "out.enter(at, $L)", FusedName.of(labels.written()).byteCount())
                .addStatement("at = out.putFirst(at, $L)", LabelBinding.constant(labels.written(), file.scope()))
                .addStatement("return out.endMap($L(out, at, value))", writeContent)
                .build();
    }

    private CodeBlock writeArray(CodecFile file, String writeContent) {
        return CodeBlock.builder()
                .addStatement("at = out.beginArray(at)")
                .addStatement(
                        "out.reserve(at, $L)", FusedName.of(labels.written()).quotedByteCount())
                .addStatement("at = out.putText(at, $L)", LabelBinding.constant(labels.written(), file.scope()))
                .addStatement("return out.endArray($L(out, out.putComma(at), value))", writeContent)
                .build();
    }
}
