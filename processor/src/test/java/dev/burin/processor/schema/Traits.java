package dev.burin.processor.schema;

/**
 * Settings of a type.
 *
 * @param isArray whether its members are the elements of an array
 * @param isCaseInsensitive whether their names match in any case of ASCII letters
 * @param takesNullForPrimitive whether null is zero or false
 */
record Traits(boolean isArray, boolean isCaseInsensitive, boolean takesNullForPrimitive) {
    static final Traits NONE = new Traits(false, false, false);
}
