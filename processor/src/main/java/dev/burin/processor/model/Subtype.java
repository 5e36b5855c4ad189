package dev.burin.processor.model;

/**
 * One alternative of a polymorphic type.
 *
 * @param label what the discriminator says
 * @param type a concrete type, which has a codec of its own
 * @param isObject whether its JSON is an object, so that there is room for a discriminator
 */
public record Subtype(String label, TypeRef type, boolean isObject) {}
