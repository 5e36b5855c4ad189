package dev.burin.processor.model;

/**
 * One alternative of a polymorphic type.
 *
 * @param label the value of the discriminator
 * @param type the alternative
 */
public record Subtype(String label, TypeRef type) {}
