package dev.burin.processor.model;

/**
 * How to put one property's value into an instance.
 *
 * @param property the Java name of the property
 * @param member the field or the method with one parameter, or as the form says
 * @param form how it is used
 */
public record Setter(String property, String member, Form form) {

    /** How a setter is used. */
    public enum Form {
        /** {@code target.member = value}. */
        FIELD,
        /** {@code target.member(value)}. */
        METHOD,
        /** {@code target.member(key, value)} for each entry of the value, a map. */
        EACH_ENTRY,
        /** {@code target = target.member(key, value)} for each entry of the value, a map. */
        EACH_CHAINED,
        /** {@code target.member.putAll(value)}. */
        PUT_ALL,
        /** {@code target = target.member(value)}: its result replaces the target. */
        CHAINED,
        /** {@code addAll(target.member, value)}: the existing collection or map is added to; the member is {@code getTags()}. */
        ADDED
    }
}
