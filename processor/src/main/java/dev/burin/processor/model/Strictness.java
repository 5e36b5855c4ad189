package dev.burin.processor.model;

import dev.burin.annotation.JsonCodec;

/**
 * What happens to things that documents should not contain.
 *
 * @param unknown members that the type does not have
 * @param duplicates names that occur twice
 * @param nullForPrimitive null where Java has no room for it
 * @param ignoresCase whether names in another case are names of members
 * @param limits how much of them there may be
 */
public record Strictness(
        JsonCodec.Unknown unknown,
        JsonCodec.Duplicates duplicates,
        JsonCodec.NullForPrimitive nullForPrimitive,
        boolean ignoresCase,
        Limits limits) {

    /** Nothing requested. */
    public static final Strictness DEFAULT = new Strictness(
            JsonCodec.Unknown.SKIP, JsonCodec.Duplicates.FAIL, JsonCodec.NullForPrimitive.FAIL, false, Limits.NONE);
}
