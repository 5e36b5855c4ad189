package dev.burin.processor.model;

import dev.burin.annotation.JsonInclude.Include;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One property of a type and its JSON member.
 *
 * @param name the Java name; creators and setters refer to it
 * @param names the JSON name and its aliases
 * @param type the Java type, type variables replaced where a subclass says by what
 * @param direction whether the member is written, read, both or neither
 * @param accessor how to get the value from an instance; present whenever the property is encoded
 * @param necessity what happens when the member is absent
 * @param hints what annotations on field, accessors, parameter and component asked for, the type's defaults filled in
 * @param origin where to report problems with it
 */
public record Property(
        String name,
        MemberNames names,
        TypeRef type,
        Direction direction,
        Optional<Accessor> accessor,
        Necessity necessity,
        Hints hints,
        Origin origin) {

    /** The JSON name. */
    public String jsonName() {
        return names.json();
    }

    /** Further JSON names that are accepted when reading. */
    public List<String> aliases() {
        return names.aliases();
    }

    /** The JSON name and the aliases. */
    public List<String> allNames() {
        List<String> all = new ArrayList<>();
        all.add(names.json());
        all.addAll(names.aliases());
        return List.copyOf(all);
    }

    /** Which values are written. */
    public Include include() {
        return hints.include().orElse(Include.ALWAYS);
    }

    /** Whether the member is written. */
    public boolean isEncoded() {
        return direction.isEncoded();
    }

    /** Whether the member is read. */
    public boolean isDecoded() {
        return direction.isDecoded();
    }

    /** Whether its members are written in its place. */
    public boolean isUnwrapped() {
        return hints.has(Hints.Mark.UNWRAPPED);
    }

    /** Whether no value of it is null: if it is unwrapped, a value is created from whatever is present. */
    public boolean isNeverNull() {
        return hints.refusesNull();
    }

    /** Returns this property as a member of the value of {@code outer}, which is unwrapped. */
    Property within(Property outer, String path, UnaryOperator<String> jsonName) {
        return new Property(
                path + name,
                names.map(jsonName),
                type,
                direction.and(outer.direction),
                accessor,
                necessity,
                hints,
                origin);
    }

    /**
     * Returns this property as it is written where another type is read: without limits and requirement, and always if its
     * counterpart there is required.
     */
    public Property readElsewhere(boolean isRequired) {
        Hints written = hints.withoutLimits().without(Hints.Mark.REQUIRED);
        return new Property(
                name,
                names,
                type,
                direction,
                accessor,
                Necessity.OPTIONAL,
                isRequired ? written.withInclude(Include.ALWAYS) : written,
                origin);
    }

    /** Returns this property without limits. */
    Property withoutLimits() {
        return new Property(name, names, type, direction, accessor, necessity, hints.withoutLimits(), origin);
    }

    /** Returns this property as one that is neither written nor read. */
    Property ignored() {
        return new Property(
                name, names, type, Direction.NONE, accessor, necessity, hints.with(Hints.Mark.IGNORED), origin);
    }

    /** Whether it holds members that the type does not have, rather than being one. */
    public boolean isAny() {
        return hints.isAny();
    }

    /** Whether the member takes part at all; otherwise the property only fills its place in the creator. */
    public boolean isVisible() {
        return direction != Direction.NONE;
    }
}
