package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.bind.Binding;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Property;
import java.util.Optional;

/**
 * The one value that is read in place of the members: the parameter of {@code @JsonCreator(mode = DELEGATING)}, or
 * the implementation of an interface, which is the instance itself.
 *
 * @param property the parameter of the creator, or the implementation
 * @param binding how it is represented
 */
record Delegate(Property property, Binding binding) {

    /** Returns the delegate of a target; empty if its members are read. */
    static Optional<Delegate> of(BoundTarget bound) {
        return bound.target().members().delegate().map(property -> new Delegate(property, bound.binding(property)));
    }

    /** Fills {@code read}. */
    void emit(CodecTarget target, CodecFile file) {
        Scope scope = file.scope().about(property.name());
        file.read(target.creator()
                .map(creator -> WholeValue.read(target, creator, binding, scope))
                .orElseGet(() -> CodeBlock.builder()
                        .addStatement("return $L", binding.readPresent(scope))
                        .build()));
    }
}
