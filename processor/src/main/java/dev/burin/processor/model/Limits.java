package dev.burin.processor.model;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * How large a value may be: {@code @JsonLimit}.
 *
 * @param values the limits that are set
 * @param own those that the member itself sets, not its type
 */
public record Limits(Map<Kind, Integer> values, Set<Kind> own) {

    /** What can be limited. */
    public enum Kind {
        /** Levels of nesting. */
        DEPTH("depth", "levels"),
        /** Elements of an array, members of an object. */
        ITEMS("items", "elements or members"),
        /** Characters of a string. */
        LENGTH("length", "characters"),
        /** Digits of a number. */
        DIGITS("digits", "digits");

        private final String member;
        private final String unit;

        Kind(String member, String unit) {
            this.member = member;
            this.unit = unit;
        }

        /** Of the annotation. */
        public String member() {
            return member;
        }

        /** What is counted, in words. */
        public String unit() {
            return unit;
        }
    }

    /** Nothing specified. */
    public static final Limits NONE = new Limits(Map.of(), Set.of());

    /** Copies the collections. */
    public Limits {
        values = Map.copyOf(values);
        own = Set.copyOf(own);
    }

    /** Returns the limits that a member itself sets. */
    public static Limits ofMember(Map<Kind, Integer> values) {
        return new Limits(values, values.keySet());
    }

    /** The limit, if there is one. */
    public OptionalInt of(Kind kind) {
        Integer value = values.get(kind);
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    /** Returns these limits, completed by those of {@code other}. */
    public Limits or(Limits other) {
        Map<Kind, Integer> merged = new EnumMap<>(Kind.class);
        merged.putAll(other.values);
        merged.putAll(values);
        return new Limits(merged, own);
    }

    /** Returns the limits of the value's contents: depth is a limit of the whole. */
    public Limits withoutDepth() {
        Map<Kind, Integer> others = new EnumMap<>(Kind.class);
        others.putAll(values);
        others.remove(Kind.DEPTH);
        return new Limits(others, own);
    }
}
