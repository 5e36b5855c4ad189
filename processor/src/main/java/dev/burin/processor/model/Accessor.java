package dev.burin.processor.model;

/**
 * How to get a property's value from an instance.
 *
 * @param member the field or the method without parameters
 * @param isMethod whether it is a method
 */
public record Accessor(String member, boolean isMethod) {

    /** Returns the accessor that reads a field. */
    public static Accessor field(String name) {
        return new Accessor(name, false);
    }

    /** Returns the accessor that calls a method. */
    public static Accessor method(String name) {
        return new Accessor(name, true);
    }

    /** The text that follows the instance and a dot: {@code name} or {@code name()}. */
    public String selector() {
        return isMethod ? member + "()" : member;
    }
}
