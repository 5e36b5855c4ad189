package dev.burin.processor.model;

/** What happens when a member is absent from a document. */
public enum Presence {
    /** The document is refused. */
    REQUIRED,
    /** A creator argument gets the absent value of its binding; a bean keeps what its constructor made. */
    OPTIONAL
}
