package dev.burin.processor.model;

/**
 * One alternative of a polymorphic type.
 *
 * @param labels what says that it is this one
 * @param type a concrete type, which has a codec of its own
 * @param fit whether it can be told by a label
 */
public record Subtype(Labels labels, TypeRef type, Fit fit) {

    /** Whether the JSON of a subtype has room for a label: an object has, and anything that has a wrapper around it. */
    public enum Fit {
        FITS,

        /** Its own subclasses would be taken for it. */
        HAS_SUBTYPES,

        /** The codec that the user wrote would not write the label. */
        HAS_OWN_CODEC,

        /** Its members have no names. */
        IS_ARRAY,

        /** It is an enum, a text, a number or the like. */
        IS_NO_OBJECT
    }

    /** Whether it can be told by a label. */
    public boolean isFit() {
        return fit == Fit.FITS;
    }

    /** The label that is written. */
    public String label() {
        return labels.written();
    }
}
