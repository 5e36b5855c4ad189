package dev.burin.processor.read;

import dev.burin.annotation.JsonPropertyOrder;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeHints;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The order in which members are written: as named, then by index, then as declared or by alphabet. */
final class PropertyOrder {
    private static final Set<String> ANNOTATIONS = Set.of("@JsonPropertyOrder", "@JsonbPropertyOrder");

    private final ReadScope scope;
    private final TypeHints hints;
    private final Hierarchy hierarchy;

    PropertyOrder(ReadScope scope, TypeHints hints, Hierarchy hierarchy) {
        this.scope = scope;
        this.hints = hints;
        this.hierarchy = hierarchy;
    }

    List<Property> sort(List<Property> declared) {
        Map<Property, String> named = new LinkedHashMap<>();
        for (String name : hints.order()) {
            find(name, declared).ifPresentOrElse(property -> add(property, name, named), () -> observeUnknown(name));
        }
        List<Property> sorted = new ArrayList<>(named.keySet());
        declared.stream()
                .filter(property -> !named.containsKey(property))
                .sorted(byIndex())
                .forEach(sorted::add);
        return sorted;
    }

    private void add(Property property, String name, Map<Property, String> named) {
        String first = named.putIfAbsent(property, name);
        if (first != null) {
            scope.observe(
                    Kind.REPEATED_ORDER_NAME,
                    annotationOrigin(),
                    Map.of("property", property.name(), "first", first, "second", name));
        }
    }

    private Comparator<Property> byIndex() {
        Comparator<Property> byIndex =
                Comparator.comparingInt(property -> property.hints().index().orElse(Integer.MAX_VALUE));
        return hints.isAlphabetic() ? byIndex.thenComparing(Property::jsonName) : byIndex;
    }

    /** As in Jackson, a Java name counts only if it is no JSON name. */
    private static Optional<Property> find(String name, List<Property> properties) {
        return find(name, Property::jsonName, properties).or(() -> find(name, Property::name, properties));
    }

    private static Optional<Property> find(String name, Function<Property, String> nameOf, List<Property> properties) {
        return properties.stream()
                .filter(property -> !property.isAny() && nameOf.apply(property).equals(name))
                .findFirst();
    }

    /** The member that the codec adds comes first, wherever it is named. */
    private boolean isDiscriminator(String name) {
        return hierarchy.labels().isPresent()
                && hierarchy.discriminator().name().equals(name);
    }

    private void observeUnknown(String name) {
        if (isDiscriminator(name) || !isOwn()) {
            return;
        }
        scope.observe(
                Kind.UNKNOWN_ORDER_NAME,
                annotationOrigin(),
                Map.of("name", name, "type", DisplayNames.of(scope.target())));
    }

    /** Whether the order is declared on this type: an inherited one may name members of other types. */
    private boolean isOwn() {
        return AnnotationView.allOn(scope.target(), scope).stream()
                .anyMatch(annotation -> ANNOTATIONS.contains(annotation.displayName()));
    }

    private Origin annotationOrigin() {
        return AnnotationView.find(scope.target(), JsonPropertyOrder.class.getName(), scope)
                .map(annotation -> annotation.origin("value"))
                .orElseGet(() -> scope.originOf(scope.target()));
    }
}
