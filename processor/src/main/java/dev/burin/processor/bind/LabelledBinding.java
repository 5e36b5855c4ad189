package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Labels;

/**
 * A property that holds the label of its subtype: checked both ways, or the JSON would be that of another subtype.
 *
 * @param value how the property is represented
 * @param labels the permitted values; for a fallback, the forbidden ones
 * @param typeName the subtype, for messages
 */
public record LabelledBinding(Binding value, Labels labels, String typeName) implements BindingAround {

    @Override
    public CodeBlock write(CodeBlock property, int room, Scope scope) {
        CodeBlock written = value.write(property, room, scope);
        return labels.isFallback()
                ? CodeBlock.of(
                        "out.requireUnknownLabel(at, $L, $S, $L)",
                        written,
                        typeName,
                        LabelBinding.others(labels, scope))
                : CodeBlock.of("out.requireLabel(at, $L, $S, $L)", written, typeName, LabelBinding.all(labels, scope));
    }

    /** Returns a statement without semicolon that checks the next value against the labels. */
    public CodeBlock check(Scope scope) {
        return labels.isFallback()
                ? CodeBlock.of("in.requireUnknownLabel($L)", LabelBinding.others(labels, scope))
                : CodeBlock.of("in.requireLabel($L)", LabelBinding.all(labels, scope));
    }
}
