package dev.burin.processor.model;

import dev.burin.annotation.JsonCodec;

/**
 * What is asked for of a value and of everything in it.
 *
 * @param duplicates what happens to names that occur twice in objects
 * @param form how values are represented
 */
public record Throughout(JsonCodec.Duplicates duplicates, ValueForm form) {

    /** Nothing asked for. */
    public static final Throughout NONE = new Throughout(JsonCodec.Duplicates.FAIL, ValueForm.NONE);
}
