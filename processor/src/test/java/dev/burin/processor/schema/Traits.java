package dev.burin.processor.schema;

/**
 * Settings of a type.
 *
 * @param isArray whether its members are the elements of an array
 * @param isCaseInsensitive whether their names match regardless of the case of ASCII letters
 * @param takesNullForPrimitive whether null is zero or false
 * @param maxDepth how many levels of objects and arrays a value may have, counting its outermost one; 0 for any number
 */
record Traits(boolean isArray, boolean isCaseInsensitive, boolean takesNullForPrimitive, int maxDepth) {
    static final Traits NONE = new Traits(false, false, false, 0);
}
