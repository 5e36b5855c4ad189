package dev.burin.processor.read;

/** A type mentions another one that does not exist yet; a later round may bring it. */
public final class UnresolvedTypeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String typeName;

    /** Names the missing type as far as the compiler knows it. */
    public UnresolvedTypeException(String typeName) {
        super("Not resolved: " + typeName);
        this.typeName = typeName;
    }

    /** The missing type as written. */
    public String typeName() {
        return typeName;
    }
}
