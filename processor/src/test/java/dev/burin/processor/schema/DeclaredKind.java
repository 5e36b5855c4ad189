package dev.burin.processor.schema;

/** A type of a generated schema that has to be compiled and has a codec. */
interface DeclaredKind extends Kind {

    /** The declaration, on one line. */
    String source();

    /** Accepts the class that was compiled from {@link #source}. */
    void load(Class<?> compiled);
}
