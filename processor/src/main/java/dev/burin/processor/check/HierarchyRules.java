package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Subtype;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rules about discriminators and subtypes. */
final class HierarchyRules {

    private HierarchyRules() {}

    /** A discriminator needs an object to stand in, and a codec that writes it. */
    static List<Finding> subtypesAreObjects(BoundTarget bound) {
        return bound.target().hierarchy().subtypes().stream()
                .flatMap(subtype -> flaw(bound.target(), subtype).stream())
                .toList();
    }

    private static Optional<Finding> flaw(CodecTarget target, Subtype subtype) {
        String name = subtype.type().displayName();
        if (!subtype.type().facts().isAccessible()) {
            String path = target.displayName() + " → " + name;
            Map<String, String> details = Map.of("path", path, "type", name);
            return Optional.of(new Finding(Problem.INACCESSIBLE_TYPE, target.origin(), details));
        }
        if (subtype.isObject() && subtype.type().facts().codec().isPresent()) {
            return Optional.empty();
        }
        String discriminator = target.hierarchy().discriminator();
        Map<String, String> details =
                Map.of("type", target.displayName(), "subtype", name, "discriminator", discriminator);
        return Optional.of(new Finding(Problem.SUBTYPE_FORM, target.origin(), details));
    }

    /** Each label belongs to one subtype. */
    static List<Finding> uniqueLabels(BoundTarget bound) {
        List<Finding> findings = new ArrayList<>();
        Map<String, Subtype> owners = new HashMap<>();
        for (Subtype subtype : bound.target().hierarchy().subtypes()) {
            Subtype owner = owners.putIfAbsent(subtype.label(), subtype);
            if (owner != null) {
                findings.add(new Finding(
                        Problem.LABEL_TAKEN,
                        bound.target().origin(),
                        Map.of(
                                "label", subtype.label(),
                                "first", owner.type().displayName(),
                                "second", subtype.type().displayName())));
            }
        }
        return findings;
    }

    /** No property of a subtype is called like the discriminator. */
    static List<Finding> discriminatorIsNoProperty(BoundTarget bound) {
        String discriminator = bound.target().hierarchy().discriminator();
        if (bound.target().hierarchy().label().isEmpty()) {
            return List.of();
        }
        return bound.target().named().stream()
                .filter(Property::isVisible)
                .filter(property -> property.allNames().contains(discriminator))
                .map(property -> new Finding(
                        Problem.DISCRIMINATOR_TAKEN,
                        property.origin(),
                        Map.of("property", property.name(), "name", discriminator)))
                .toList();
    }
}
