package dev.burin.processor.model;

import dev.burin.annotation.JsonCodec;

/**
 * What annotations request for a value and for everything in it.
 *
 * @param duplicates what happens to names that occur twice in objects
 * @param form how values are represented
 * @param nulls what null means
 * @param limits how large it may be
 */
public record Throughout(JsonCodec.Duplicates duplicates, ValueForm form, NullPolicy nulls, Limits limits) {

    /** Nothing requested. */
    public static final Throughout NONE =
            new Throughout(JsonCodec.Duplicates.FAIL, ValueForm.NONE, NullPolicy.NONE, Limits.NONE);

    /** Returns the requests for unknown members, which have no enclosing object of their own. */
    Throughout forMembers() {
        return new Throughout(duplicates, form, nulls.forContent(), limits);
    }

    /** Returns the requests for the elements of the value. */
    Throughout forContent() {
        return new Throughout(duplicates, form, nulls.forContent(), limits.withoutDepth());
    }
}
