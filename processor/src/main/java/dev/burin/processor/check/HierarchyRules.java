package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Subtype;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Rules about discriminators and subtypes. */
final class HierarchyRules {

    private HierarchyRules() {}

    /** A discriminator needs an object to stand in, and a codec that writes it. */
    static List<Finding> subtypesAreObjects(BoundTarget bound) {
        CodecTarget target = bound.target();
        return target.hierarchy().subtypes().stream()
                .filter(subtype ->
                        !subtype.isObject() || subtype.type().facts().codec().isEmpty())
                .map(subtype -> new Finding(
                        Problem.SUBTYPE_FORM,
                        target.origin(),
                        Map.of(
                                "type", target.displayName(),
                                "subtype", subtype.type().displayName(),
                                "discriminator", target.hierarchy().discriminator())))
                .toList();
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
        return bound.target().properties().stream()
                .filter(Property::isVisible)
                .filter(property -> property.allNames().contains(discriminator))
                .map(property -> new Finding(
                        Problem.DISCRIMINATOR_TAKEN,
                        property.origin(),
                        Map.of("property", property.name(), "name", discriminator)))
                .toList();
    }
}
