package dev.burin.processor.bind;

import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Property;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A target with a binding for every property that takes part.
 *
 * @param target the target
 * @param byProperty the bindings by Java name, in the order of the properties
 * @param constants how the constants of an enum are represented; absent for anything else
 * @param isKnownJdkType whether it is a type of the JDK whose values have a representation without a codec
 */
public record BoundTarget(
        CodecTarget target, Map<String, Binding> byProperty, Optional<Binding> constants, boolean isKnownJdkType) {

    /** Copies the map. */
    public BoundTarget {
        byProperty = new LinkedHashMap<>(byProperty);
    }

    /** Returns the binding of a property that takes part. */
    public Binding binding(Property property) {
        Binding binding = byProperty.get(property.name());
        if (binding == null) {
            throw new IllegalArgumentException(property.name() + " takes no part.");
        }
        return binding;
    }

    /** Returns why a property has no representation; nothing if it has one or takes no part. */
    public Optional<UnboundBinding> unbound(Property property) {
        return byProperty.get(property.name()) instanceof UnboundBinding unbound
                ? Optional.of(unbound)
                : Optional.empty();
    }

    /** Returns why the constants of an enum have no representation; nothing if they have one, or there are none. */
    public Optional<UnboundBinding> unboundConstants() {
        return constants.orElse(null) instanceof UnboundBinding unbound ? Optional.of(unbound) : Optional.empty();
    }
}
