package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.MapBinding;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rules about the map that keeps the members a type does not have. */
final class AnyRules {

    private AnyRules() {}

    /** Names are strings, one class keeps all of them, and what was read can be put into an existing map. */
    static List<Finding> anyIsMapOfTexts(BoundTarget bound) {
        return bound.target().any().stream()
                .filter(property -> bound.unbound(property).isEmpty())
                .flatMap(property -> unfit(bound, property).stream())
                .toList();
    }

    private static Optional<Finding> unfit(BoundTarget bound, Property property) {
        if (!isMapOfTexts(bound, property)) {
            return Optional.of(unfit(property, "", "Make it a Map<String, …>, with @JsonUsing for its content only"));
        }
        return takesWhatIsRead(bound, property)
                ? Optional.empty()
                : Optional.of(unfit(
                        property,
                        ", to which nothing can be added",
                        "Give it a setter, or declare the type of its values"));
    }

    private static Finding unfit(Property property, String flaw, String remedy) {
        return new Finding(
                Problem.ANY_TYPE,
                property.origin(),
                Map.of(
                        "property",
                        property.name(),
                        "type",
                        property.type().displayName(),
                        "flaw",
                        flaw,
                        "remedy",
                        remedy));
    }

    private static boolean isMapOfTexts(BoundTarget bound, Property property) {
        TypeRef type = property.type();
        return bound.binding(property) instanceof MapBinding
                && property.hints().codecs().key().isEmpty()
                && type.elements().get(0).is("java.lang.String");
    }

    /** Nothing can be put into a {@code Map<String, ? extends Item>}, so it must be set as a whole. */
    private static boolean takesWhatIsRead(BoundTarget bound, Property property) {
        boolean isAddedTo = bound.target().creator().stream()
                .flatMap(creator -> creator.setters().stream())
                .anyMatch(setter -> setter.property().equals(property.name()) && setter.form() == Setter.Form.PUT_ALL);
        return !isAddedTo || !property.type().hasWildcard();
    }

    /** Unknown members have only one place to go. */
    static List<Finding> oneAny(BoundTarget bound) {
        List<Property> any = bound.target().any();
        if (any.size() < 2) {
            return List.of();
        }
        Property second = any.get(1);
        return List.of(new Finding(
                Problem.SEVERAL_ANY,
                second.origin(),
                Map.of("type", bound.target().displayName(), "first", any.get(0).name(), "second", second.name())));
    }
}
