package dev.burin.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What a type has to do with a discriminator, the member that says which subtype an object is.
 *
 * @param discriminator the JSON name of that member; empty for a type in no hierarchy
 * @param label what the discriminator says for this type; absent for an abstract one
 * @param subtypes the alternatives of an abstract type, subclasses before their superclasses
 */
public record Hierarchy(String discriminator, Optional<String> label, List<Subtype> subtypes) {
    /** A type in no hierarchy. */
    public static final Hierarchy NONE = new Hierarchy("", Optional.empty(), List.of());

    /** Copies the list. */
    public Hierarchy {
        subtypes = List.copyOf(subtypes);
    }

    /** Returns the hierarchy of a subtype. */
    public static Hierarchy ofSubtype(String discriminator, String label) {
        return new Hierarchy(discriminator, Optional.of(label), List.of());
    }
}
