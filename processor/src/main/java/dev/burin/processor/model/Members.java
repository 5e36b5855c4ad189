package dev.burin.processor.model;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The properties of a type and how instances are created from them.
 *
 * @param properties in writing order
 * @param creator absent for enums, and when none was found
 * @param unwrapped by Java name the properties whose members stand among the others, and those members; their Java names
 *     begin with that of the property and a dot
 * @param delegate what is read in place of the properties, which are then only written; the one argument of the creator
 */
public record Members(
        List<Property> properties,
        Optional<Creator> creator,
        Map<String, Members> unwrapped,
        Optional<Property> delegate) {
    /** No members. */
    public static final Members NONE = new Members(List.of(), Optional.empty(), Map.of(), Optional.empty());

    /** Copies the collections. */
    public Members {
        properties = List.copyOf(properties);
        unwrapped = new LinkedHashMap<>(unwrapped);
    }

    /** Returns these members, which are only written, for a type that is made of one whole value. */
    public Members readAs(Property whole, Creator made) {
        return new Members(properties, Optional.of(made), unwrapped, Optional.of(whole));
    }

    /** Returns these members, which are only written, for a type whose instances are read as those of another one. */
    public Members readAs(Property other) {
        return new Members(properties, Optional.empty(), unwrapped, Optional.of(other));
    }

    /** Whether these members are only written, and another type is read. */
    public boolean areReadElsewhere() {
        return delegate.isPresent() && creator.isEmpty();
    }

    /** Returns these members, one of them without limits if these are all it has: what is read in place of it has them. */
    public Members withoutLimitsOf(String name, Limits limits) {
        List<Property> others = properties.stream()
                .map(property -> property.name().equals(name)
                                && property.hints().limits().equals(limits)
                        ? property.withoutLimits()
                        : property)
                .toList();
        return new Members(others, creator, unwrapped, delegate);
    }

    /** Whether this property is read in place of the others. */
    public boolean isDelegate(Property property) {
        return delegate.equals(Optional.of(property));
    }

    /** The properties, those that are unwrapped replaced by their members, and what is read in place of them. */
    public List<Property> leaves() {
        return Stream.concat(properties.stream().flatMap(this::leavesOf), delegate.stream())
                .toList();
    }

    /** The properties themselves, those that are unwrapped too, and then the other {@link #leaves()}. */
    public Stream<Property> withLeaves() {
        return Stream.concat(properties.stream(), leaves().stream()).distinct();
    }

    private Stream<Property> leavesOf(Property property) {
        Members inside = unwrapped.get(property.name());
        return inside == null ? Stream.of(property) : inside.leaves().stream();
    }

    /** Whether code that the user wrote makes and fills the instance, or one that is unwrapped: it may throw. */
    public boolean runWrittenCode() {
        return creator.filter(Creator::runsWrittenCode).isPresent()
                || unwrapped.values().stream().anyMatch(Members::runWrittenCode);
    }

    /** Whether a property is set on an instance, here or within what is unwrapped. */
    public boolean sets(String property) {
        return creator.stream().flatMap(made -> made.setters().stream()).anyMatch(setter -> setter.property()
                        .equals(property))
                || unwrapped.values().stream().anyMatch(members -> members.sets(property));
    }

    /** Returns these members, each property changed, those within what is unwrapped too. */
    public Members map(UnaryOperator<Property> change) {
        Map<String, Members> inner = new LinkedHashMap<>();
        unwrapped.forEach((name, members) -> inner.put(name, members.map(change)));
        return new Members(properties.stream().map(change).toList(), creator, inner, delegate);
    }

    /** Returns these members, those of some JSON names left out both ways. */
    public Members without(Collection<String> jsonNames) {
        Map<String, Members> inner = new LinkedHashMap<>();
        unwrapped.forEach((name, members) -> inner.put(name, members.without(jsonNames)));
        List<Property> rest = properties.stream()
                .map(property -> jsonNames.contains(property.jsonName()) && !inner.containsKey(property.name())
                        ? property.ignored()
                        : property)
                .toList();
        List<String> set =
                rest.stream().filter(Property::isDecoded).map(Property::name).toList();
        return new Members(rest, creator.map(made -> made.setting(set)), inner, delegate);
    }

    /** Returns these members as those of the property {@code outer}. */
    public Members within(Property outer, UnaryOperator<String> jsonName) {
        String path = outer.name() + ".";
        Map<String, Members> inner = new LinkedHashMap<>();
        unwrapped.forEach((name, members) -> inner.put(path + name, members.within(outer, jsonName)));
        return new Members(
                properties.stream()
                        .map(property -> property.within(outer, path, jsonName))
                        .toList(),
                creator.map(made -> made.within(path)),
                inner,
                Optional.empty());
    }
}
