package dev.burin.processor.model;

/**
 * One alternative of a polymorphic type.
 *
 * @param labels the labels that identify it
 * @param type a concrete type, which has a codec of its own
 * @param fit whether it can be identified by a label
 */
public record Subtype(Labels labels, TypeRef type, Fit fit) {

    /** Whether the JSON of a subtype has room for a label: an object does, and anything in a wrapper. */
    public enum Fit {
        FITS,

        /** Its own subclasses would be mistaken for it. */
        HAS_SUBTYPES,

        /** The user's codec would not write the label. */
        HAS_OWN_CODEC,

        /** Its members have no names. */
        IS_ARRAY,

        /** It is an enum, a string, a number or the like. */
        IS_NO_OBJECT
    }

    /** Whether it can be identified by a label. */
    public boolean isFit() {
        return fit == Fit.FITS;
    }

    /** The label that is written. */
    public String label() {
        return labels.written();
    }
}
