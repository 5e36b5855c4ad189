package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.bind.Binding;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.Property;
import dev.burin.processor.plan.FusedName;
import dev.burin.processor.plan.WriteRun;
import java.util.List;
import java.util.Optional;

/**
 * A member to write or to read: a property and how its value is represented.
 *
 * @param property the property
 * @param binding the representation
 */
record Member(Property property, Binding binding) {

    /** Returns these properties of {@code bound} with their bindings. */
    static List<Member> of(BoundTarget bound, List<Property> properties) {
        return properties.stream()
                .map(property -> new Member(property, bound.binding(property)))
                .toList();
    }

    /** The Java name of the property. */
    String name() {
        return property.name();
    }

    /** Whether there is no bound of the value's text. */
    boolean isUnbounded() {
        return !binding.size().isBounded();
    }

    /** Whether some values are not written. */
    boolean isConditional() {
        return condition(CodeBlock.of("value")).isPresent();
    }

    /** Returns under which condition {@code value} is written; nothing for always. */
    Optional<CodeBlock> condition(CodeBlock value) {
        return Inclusion.test(property.include(), property.type(), value);
    }

    /** What the plan of capacity checks needs to know. */
    WriteRun.Slot slot() {
        return new WriteRun.Slot(FusedName.of(property.jsonName()), binding.size());
    }
}
