package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.plan.FusedName;

/**
 * The discriminator of a subtype: one text, written always and compared with what is read, which is no value.
 *
 * @param label the text
 */
public record LabelBinding(String label) implements Binding {

    @Override
    public CodeBlock write(CodeBlock value, int room, Scope scope) {
        return CodeBlock.of("out.putText(at, $L)", constant(scope));
    }

    /** Returns a call without a result. */
    @Override
    public CodeBlock read(Scope scope) {
        return readPresent(scope);
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        return CodeBlock.of("in.readLabel($L)", constant(scope));
    }

    private String constant(Scope scope) {
        return scope.constant(
                Words.constant(label) + "_LABEL",
                RuntimeNames.MEMBER_NAME,
                CodeBlock.of("$T.of($L)", RuntimeNames.MEMBER_NAME, Literals.string(label)));
    }

    @Override
    public SizeBound size() {
        return SizeBound.of(FusedName.of(label).quotedByteCount());
    }
}
