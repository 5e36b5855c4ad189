package dev.burin.processor.bind;

import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeFacts;
import dev.burin.processor.model.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks the binders, in their order, how values are represented. */
public final class Bindings {
    private final List<Binder> binders;

    /** Uses these binders; the last one knows every type. */
    public Bindings(List<Binder> binders) {
        this.binders = List.copyOf(binders);
    }

    /** Binds every property of {@code target} that takes part. */
    public BoundTarget bind(CodecTarget target) {
        Map<String, Binding> byProperty = new LinkedHashMap<>();
        for (Property property : target.members().leaves()) {
            if (property.isVisible()) {
                byProperty.put(property.name(), bind(property.type(), property.hints()));
            }
        }
        return new BoundTarget(target, byProperty, bindEnum(target), isKnownJdkType(target.type()));
    }

    private boolean isKnownJdkType(TypeRef type) {
        if (!type.erasedName().startsWith("java.")) {
            return false;
        }
        TypeFacts facts = type.facts().withCodecs(TypeCodecs.NONE);
        return !(bind(type.withFacts(facts), Hints.NONE) instanceof UnboundBinding);
    }

    private static Optional<Binding> bindEnum(CodecTarget target) {
        return target.form() == CodecTarget.Form.ENUM
                ? Optional.of(EnumBinder.bind(target.type(), facts(target)))
                : Optional.empty();
    }

    private static EnumFacts facts(CodecTarget target) {
        return target.type().facts().enumFacts().orElseThrow();
    }

    /** Returns the binding of a value; an {@link UnboundBinding} if it has none. */
    public Binding bind(TypeRef type, Hints hints) {
        return binders.stream()
                .flatMap(binder -> binder.bind(type, hints, this).stream())
                .findFirst()
                .map(binding ->
                        RedactedBinding.of(NullsBinding.of(type, LimitBinding.of(type, binding, hints), hints), hints))
                .orElseThrow();
    }
}
