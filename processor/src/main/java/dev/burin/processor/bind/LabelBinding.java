package dev.burin.processor.bind;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Labels;
import dev.burin.processor.model.SizeBound;
import dev.burin.processor.plan.FusedName;
import java.util.List;

/**
 * The discriminator of a subtype: a string that is always written and compared with the one read; it is not a value.
 *
 * @param labels the texts
 */
public record LabelBinding(Labels labels) implements Binding {

    @Override
    public CodeBlock write(CodeBlock value, int room, Scope scope) {
        return CodeBlock.of("out.putText(at, $L)", constant(labels.written(), scope));
    }

    /** Returns a call whose result is ignored. */
    @Override
    public CodeBlock read(Scope scope) {
        return readPresent(scope);
    }

    @Override
    public CodeBlock readPresent(Scope scope) {
        return labels.isFallback()
                ? CodeBlock.of("in.readUnknownLabel($L)", others(labels, scope))
                : CodeBlock.of("in.readLabel($L)", all(labels, scope));
    }

    /** Returns the constants of the labels, separated by commas. */
    public static CodeBlock all(Labels labels, Scope scope) {
        return constants(labels.all(), scope);
    }

    /** Returns the constant that has the labels of the other subtypes, all of them. */
    public static String others(Labels labels, Scope scope) {
        CodeBlock others = constants(labels.others(), scope);
        return scope.constant("OTHER_LABELS", ArrayTypeName.of(RuntimeNames.MEMBER_NAME), CodeBlock.of("{$L}", others));
    }

    private static CodeBlock constants(List<String> labels, Scope scope) {
        return labels.stream()
                .map(label -> CodeBlock.of("$L", constant(label, scope)))
                .collect(CodeBlock.joining(", "));
    }

    /** Returns the constant of one label. */
    public static String constant(String label, Scope scope) {
        return scope.constant(
                Words.constant(label) + "_LABEL",
                RuntimeNames.MEMBER_NAME,
                CodeBlock.of("$T.of($L)", RuntimeNames.MEMBER_NAME, Literals.string(label)));
    }

    @Override
    public SizeBound size() {
        return SizeBound.of(FusedName.of(labels.written()).quotedByteCount());
    }
}
