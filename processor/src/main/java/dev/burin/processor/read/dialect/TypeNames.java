package dev.burin.processor.read.dialect;

import java.util.List;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;

/**
 * What annotations say about the names of types in JSON.
 *
 * @param discriminator the member that holds the name of the subtype
 * @param label the name of the annotated type
 * @param hasBinaryLabels whether subtypes without a name are called {@code Outer$Inner} rather than {@code Inner}
 * @param subtypes the subtypes of the annotated type; empty if no annotation says which
 */
public record TypeNames(
        Optional<String> discriminator, Optional<String> label, boolean hasBinaryLabels, List<NamedSubtype> subtypes) {

    /** Copies the list. */
    public TypeNames {
        subtypes = List.copyOf(subtypes);
    }

    /**
     * A subtype, as annotated.
     *
     * @param type the class
     * @param label its name; empty if the annotation gives none
     */
    public record NamedSubtype(DeclaredType type, String label) {}
}
