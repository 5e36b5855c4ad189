package dev.burin.processor.model;

/**
 * One alternative of a polymorphic type.
 *
 * @param labels what says that it is this one
 * @param type a concrete type, which has a codec of its own
 * @param isFit whether its JSON has room for a label: an object, or anything where a wrapper is around it
 * @param isOpen whether it may have subclasses, which the hierarchy does not know
 */
public record Subtype(Labels labels, TypeRef type, boolean isFit, boolean isOpen) {

    /** The label that is written. */
    public String label() {
        return labels.written();
    }
}
