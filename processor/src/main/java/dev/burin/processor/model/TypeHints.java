package dev.burin.processor.model;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.Naming;
import java.util.List;

/**
 * What annotations on a type asked for.
 *
 * @param naming how JSON names are made
 * @param include which members are written unless they say otherwise
 * @param unknown what happens to members the type does not have
 * @param duplicates what happens to names that occur twice
 * @param access where the properties of a class come from
 * @param order Java or JSON names of the members that are written first
 * @param isAlphabetic whether the other members are written in alphabetical order
 */
public record TypeHints(
        Naming naming,
        Include include,
        JsonCodec.Unknown unknown,
        JsonCodec.Duplicates duplicates,
        JsonCodec.Access access,
        List<String> order,
        boolean isAlphabetic) {

    /** Nothing asked for. */
    public static final TypeHints NONE = new TypeHints(
            Naming.IDENTITY,
            Include.ALWAYS,
            JsonCodec.Unknown.SKIP,
            JsonCodec.Duplicates.FAIL,
            JsonCodec.Access.AUTO,
            List.of(),
            false);

    /** Copies the list. */
    public TypeHints {
        order = List.copyOf(order);
    }
}
