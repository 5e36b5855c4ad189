package dev.burin.processor.read.dialect;

import dev.burin.processor.model.Discriminator;
import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.DeclaredType;

/**
 * What annotations declare about the names of types in JSON.
 *
 * @param discriminator the place of a subtype's label
 * @param fallback the subtype for unknown labels
 * @param label the label of the annotated type
 * @param aliases further labels that are read
 * @param hasBinaryLabels whether subtypes without a name are named {@code Outer$Inner} rather than {@code Inner}
 * @param subtypes the subtypes of the annotated type; empty if no annotation lists them
 */
public record TypeNames(
        Optional<Discriminator> discriminator,
        Optional<DeclaredType> fallback,
        Optional<String> label,
        List<String> aliases,
        boolean hasBinaryLabels,
        List<NamedSubtype> subtypes) {

    /** Copies the lists. */
    public TypeNames {
        aliases = List.copyOf(aliases);
        subtypes = List.copyOf(subtypes);
    }

    /** Returns the labels that {@code @JsonSubTypes} gives. */
    static List<String> labels(AnnotationView subtypes) {
        return subtypes.annotations("value").stream()
                .map(subtype -> subtype.text("name"))
                .toList();
    }

    /** Returns the subtypes in {@code value}; {@code type} and {@code label} are the members with the class and its name. */
    static List<NamedSubtype> named(AnnotationView subtypes, String type, String label) {
        return subtypes.annotations("value").stream()
                .flatMap(subtype ->
                        subtype.type(type).stream().map(named -> new NamedSubtype(named, subtype.text(label))))
                .toList();
    }

    /**
     * A subtype, as annotated.
     *
     * @param type the class
     * @param label its name; empty if the annotation gives none
     */
    public record NamedSubtype(DeclaredType type, String label) {}
}
