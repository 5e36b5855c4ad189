package dev.burin.processor.model;

/**
 * How to put one property's value into an instance or a builder.
 *
 * @param property the Java name of the property
 * @param member the field or the method with one parameter
 * @param form how it is used
 */
public record Setter(String property, String member, Form form) {

    /** How a setter is used. */
    public enum Form {
        /** {@code target.member = value}. */
        FIELD,
        /** {@code target.member(value)}. */
        METHOD,
        /** {@code target = target.member(value)}: the method returns a new builder. */
        CHAINED
    }
}
