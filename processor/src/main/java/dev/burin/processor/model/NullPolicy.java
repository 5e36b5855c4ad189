package dev.burin.processor.model;

import java.util.Optional;

/**
 * What {@code null} is to a value and to what it holds.
 *
 * @param value what it is to the value; absent where nobody says anything
 * @param content what it is to the elements of an array or a collection, or to the values of a map
 */
public record NullPolicy(Optional<Meaning> value, Optional<NullPolicy> content) {

    /** Nothing said. */
    public static final NullPolicy NONE = new NullPolicy(Optional.empty(), Optional.empty());

    /** What null is. */
    public enum Meaning {
        /** A value like others, by annotation. */
        SET,
        /** As if it were not there. */
        SKIP,
        /** Refused, by annotation. */
        FAIL,
        /** Refused, for an annotation says that it is as if it were not there, and that is refused. */
        SKIP_REQUIRED,
        /** The empty value of the type. */
        AS_EMPTY,
        /** A value like others, by the type. */
        NULLABLE,
        /** Refused, by the type. */
        NON_NULL;

        /** Whether documents that have it are refused. */
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

    /** Returns what null is to the content. */
    public NullPolicy forContent() {
        return content.orElse(NONE);
    }

    /** Returns this policy without what it says of the value itself. */
    public NullPolicy withoutValue() {
        return new NullPolicy(Optional.empty(), content);
    }

    /** Returns a policy of the value only. */
    public static NullPolicy of(Meaning meaning) {
        return new NullPolicy(Optional.of(meaning), Optional.empty());
    }
}
