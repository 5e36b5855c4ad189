package dev.burin.processor.model;

import dev.burin.annotation.JsonCodec;

/**
 * What is asked for of a value and of everything in it.
 *
 * @param duplicates what happens to names that occur twice in objects
 * @param form how values are represented
 * @param nulls what null is
 * @param limits how much of it there may be
 */
public record Throughout(JsonCodec.Duplicates duplicates, ValueForm form, NullPolicy nulls, Limits limits) {

    /** Nothing asked for. */
    public static final Throughout NONE =
            new Throughout(JsonCodec.Duplicates.FAIL, ValueForm.NONE, NullPolicy.NONE, Limits.NONE);

    /** Returns what is asked for of unknown members, which have no object of their own around them. */
    Throughout forMembers() {
        return new Throughout(duplicates, form, nulls.forContent(), limits);
    }

    /** Returns what is asked for of the elements of the value. */
    Throughout forContent() {
        return new Throughout(duplicates, form, nulls.forContent(), limits.withoutDepth());
    }
}
