package dev.burin.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The role of a type with respect to labels, which identify the subtype of a value.
 *
 * @param discriminator where the label stands
 * @param labels the labels of this type; absent for an abstract one, and for a type in no hierarchy
 * @param subtypes the alternatives of an abstract type, subclasses before their superclasses
 * @param isOpen whether there may be instances of subclasses, which are not written as this type
 */
public record Hierarchy(Discriminator discriminator, Optional<Labels> labels, List<Subtype> subtypes, boolean isOpen) {
    /** A type in no hierarchy. */
    public static final Hierarchy NONE = new Hierarchy(Discriminator.NONE, Optional.empty(), List.of(), false);

    /** A sealed class that is not abstract: its subclasses are not subtypes of it in JSON, and would be written as it is. */
    public static final Hierarchy SEALED_CLASS = new Hierarchy(Discriminator.NONE, Optional.empty(), List.of(), true);

    /** Copies the list. */
    public Hierarchy {
        subtypes = List.copyOf(subtypes);
    }

    /** Returns the hierarchy of a subtype. */
    public static Hierarchy ofSubtype(Discriminator discriminator, Labels labels, boolean isOpen) {
        return new Hierarchy(discriminator, Optional.of(labels), List.of(), isOpen);
    }

    /** Returns the hierarchy of an abstract type. */
    public static Hierarchy of(Discriminator discriminator, List<Subtype> subtypes) {
        return new Hierarchy(discriminator, Optional.empty(), subtypes, false);
    }

    /** The subtype that unknown labels are read as. */
    public Optional<Subtype> fallback() {
        return subtypes.stream()
                .filter(subtype -> subtype.labels().isFallback())
                .findFirst();
    }

    /** Whether a value of this type has its label around it. */
    public boolean isWrapped() {
        return labels.isPresent() && discriminator.isWrapper();
    }
}
