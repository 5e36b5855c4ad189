package dev.burin.processor.model;

/** What happens when a member is absent from a document. */
public enum Necessity {
    /** The document is rejected. */
    REQUIRED,
    /** A creator argument gets the absent value of its binding; a bean keeps the value set by its constructor. */
    OPTIONAL
}
