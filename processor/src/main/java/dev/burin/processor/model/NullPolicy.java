package dev.burin.processor.model;

import java.util.Optional;

/**
 * What {@code null} means for a value and for its contents.
 *
 * @param value what it means for the value; absent if not specified
 * @param content what it means for the elements of an array or a collection, or for the values of a map
 */
public record NullPolicy(Optional<Meaning> value, Optional<NullPolicy> content) {

    /** Nothing specified. */
    public static final NullPolicy NONE = new NullPolicy(Optional.empty(), Optional.empty());

    /** Meanings of null. */
    public enum Meaning {
        /** A value like any other, by annotation. */
        SET,
        /** As if it were absent. */
        SKIP,
        /** Rejected, by annotation. */
        FAIL,
        /** Rejected, as an annotation treats it as absent, and absence is rejected. */
        SKIP_REQUIRED,
        /** The empty value of the type. */
        AS_EMPTY,
        /** A value like any other, by the type. */
        NULLABLE,
        /** Rejected, by the type. */
        NON_NULL;

        /** Whether documents that have it are rejected. */
        public boolean isRefused() {
            return this == FAIL || this == SKIP_REQUIRED || this == NON_NULL;
        }

        /** Whether an annotation about reading says so, not the type. */
        public boolean isAsked() {
            return this != NULLABLE && this != NON_NULL;
        }
    }

    /** Returns this policy with that of {@code other} where this one says nothing. */
    public NullPolicy or(NullPolicy other) {
        return new NullPolicy(
                value.or(other::value),
                content.map(mine -> mine.or(other.forContent())).or(other::content));
    }

    /** Returns what null means for the content. */
    public NullPolicy forContent() {
        return content.orElse(NONE);
    }

    /** Returns this policy without what it says about the value itself. */
    public NullPolicy withoutValue() {
        return new NullPolicy(Optional.empty(), content);
    }

    /** Returns a policy of the value only. */
    public static NullPolicy of(Meaning meaning) {
        return new NullPolicy(Optional.of(meaning), Optional.empty());
    }
}
