package dev.burin.processor.read;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Joins getters and setters that have one JSON name by annotation, whatever their Java names: as in Jackson,
 * {@code @JsonGetter("name") theName()} and {@code @JsonSetter("name") putName(…)} are one property.
 */
final class NamedAccessors {
    private final Predicate<PropertyDraft> isNamed;
    private final Function<PropertyDraft, String> jsonName;

    /** For properties that annotations may name, and their JSON names. */
    NamedAccessors(Predicate<PropertyDraft> isNamed, Function<PropertyDraft, String> jsonName) {
        this.isNamed = isNamed;
        this.jsonName = jsonName;
    }

    /** Setters first: the rest has the name of its getter. */
    void join(Map<String, PropertyDraft> drafts) {
        join(drafts, PropertyDraft::isOnlySetters);
        join(drafts, PropertyDraft::isOnlyGetter);
    }

    private void join(Map<String, PropertyDraft> drafts, Predicate<PropertyDraft> isHalf) {
        for (PropertyDraft half : List.copyOf(drafts.values())) {
            if (isHalf.test(half) && isNamed.test(half)) {
                drafts.values().stream()
                        .filter(other -> other != half && other.lacks(half))
                        .filter(other -> isNamedLike(other, half))
                        .findFirst()
                        .ifPresent(other -> {
                            drafts.remove(half.name());
                            other.add(half);
                        });
            }
        }
    }

    /**
     * Joins {@code isOpen()}, by its name the getter of {@code open}, with a field {@code isOpen} that is a member itself: one value
     * under two names would be read under one of them only.
     *
     * @param isMember whether a property is one that the codec can get or set
     */
    void joinNamesakes(Map<String, PropertyDraft> drafts, Predicate<PropertyDraft> isMember) {
        for (PropertyDraft half : List.copyOf(drafts.values())) {
            half.getter()
                    .filter(getter -> half.isOnlyGetter() && isMember.test(half))
                    .map(getter -> drafts.get(getter.getSimpleName().toString()))
                    .filter(other -> other.field().isPresent() && other.lacks(half) && isMember.test(other))
                    .ifPresent(other -> {
                        drafts.remove(half.name());
                        other.add(half);
                    });
        }
    }

    /** A draft without its own name takes the other's if that is its Java name: strategies are for drafts without names. */
    private boolean isNamedLike(PropertyDraft other, PropertyDraft half) {
        String name = jsonName.apply(half);
        return jsonName.apply(other).equals(name)
                || (!isNamed.test(other) && other.name().equals(name));
    }
}
