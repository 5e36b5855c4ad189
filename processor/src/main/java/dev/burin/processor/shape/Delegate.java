package dev.burin.processor.shape;

import dev.burin.processor.bind.Binding;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Property;
import java.util.Optional;

/**
 * The one value that is read in place of the members, {@code @JsonCreator(mode = DELEGATING)}.
 *
 * @param property what the creator takes
 * @param binding how it is represented
 */
record Delegate(Property property, Binding binding) {

    /** Returns that of a target; nothing if its members are read. */
    static Optional<Delegate> of(BoundTarget bound) {
        return bound.target().members().delegate().map(property -> new Delegate(property, bound.binding(property)));
    }

    /** Adds the method that reads. */
    void emit(CodecTarget target, CodecFile file) {
        Scope scope = file.scope().about(property.name());
        target.creator().ifPresent(creator -> file.read(SingleValueShape.read(target, creator, binding, scope)));
    }
}
