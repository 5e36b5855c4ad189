package dev.burin.processor.model;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.Naming;
import java.util.List;
import java.util.Set;

/**
 * What annotations on a type asked for.
 *
 * @param naming how JSON names are derived
 * @param include which members are written unless annotated otherwise
 * @param reading what happens to things that documents should not contain
 * @param access where the properties of a class come from
 * @param direction whether instances are written and read
 * @param order Java or JSON names of the members that are written first
 * @param isAlphabetic whether the other members are written in alphabetical order
 * @param ignored JSON names that are neither written nor read
 */
public record TypeHints(
        Naming naming,
        Include include,
        Strictness reading,
        JsonCodec.Access access,
        Direction direction,
        List<String> order,
        boolean isAlphabetic,
        Set<String> ignored) {

    /** Nothing requested. */
    public static final TypeHints NONE = new TypeHints(
            Naming.IDENTITY,
            Include.ALWAYS,
            Strictness.DEFAULT,
            JsonCodec.Access.AUTO,
            Direction.BOTH,
            List.of(),
            false,
            Set.of());

    /** Copies the collections. */
    public TypeHints {
        order = List.copyOf(order);
        ignored = Set.copyOf(ignored);
    }

    /** Returns these hints for instances that are written and read as those of another type, within which they are. */
    public TypeHints withDirection(Direction other) {
        return new TypeHints(naming, include, reading, access, other, order, isAlphabetic, ignored);
    }

    /** What happens to members the type does not have. */
    public JsonCodec.Unknown unknown() {
        return reading.unknown();
    }

    /** Whether names match regardless of the case of ASCII letters. */
    public boolean ignoresCase() {
        return reading.ignoresCase();
    }

    /** What happens to names that occur twice. */
    public JsonCodec.Duplicates duplicates() {
        return reading.duplicates();
    }
}
