package dev.burin.processor.read;

import dev.burin.annotation.JsonProperty;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeHints;
import java.util.Map;
import javax.lang.model.util.ElementFilter;

/** Notices properties that are written but never read, or read but never written. */
final class OneWayObserver {
    private final ReadScope scope;
    private final TypeHints hints;
    private final HiddenMembers hidden;

    OneWayObserver(ReadScope scope, TypeHints hints, HiddenMembers hidden) {
        this.scope = scope;
        this.hints = hints;
        this.hidden = hidden;
    }

    /** A field that goes only one way is more often an oversight than a wish, which has an annotation. */
    void observe(PropertyDraft draft, Property property) {
        boolean isOneWay = property.isEncoded() != property.isDecoded();
        boolean isWished = property.hints().access() != JsonProperty.Access.AUTO;
        if (isOneWay
                && !isWished
                && hints.direction() == Direction.BOTH
                && draft.field().isPresent()) {
            scope.observe(
                    property.isEncoded() ? Kind.NEVER_READ : Kind.NEVER_WRITTEN,
                    property.origin(),
                    Map.of(
                            "property",
                            draft.name(),
                            "type",
                            DisplayNames.of(scope.target()),
                            "remedy",
                            waysToRead(draft.name())));
        }
    }

    private String waysToRead(String property) {
        boolean isParameter = ElementFilter.constructorsIn(scope.target().getEnclosedElements()).stream()
                .flatMap(constructor -> constructor.getParameters().stream())
                .anyMatch(parameter -> parameter.getSimpleName().contentEquals(property));
        return isParameter
                ? "Mark the constructor that takes it, @JsonCreator, as instances are created without it; or add a setter"
                : hidden.wayToSet(property)
                        .orElse("Add a setter, a constructor parameter or, if there is a builder, a method of it");
    }
}
