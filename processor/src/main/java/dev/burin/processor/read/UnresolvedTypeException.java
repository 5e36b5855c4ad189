package dev.burin.processor.read;

/** A type mentions another one that does not exist yet; a later round may generate it. */
public final class UnresolvedTypeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** How javac 17 represents a generic type that it cannot find; javac 25 has its name. */
    private static final String NAMELESS = "<any>";

    private final String typeName;

    /** Names the missing type as far as the compiler knows it. */
    public UnresolvedTypeException(String typeName) {
        super("Not resolved: " + typeName);
        this.typeName = typeName.equals(NAMELESS) ? "a generic type" : typeName;
    }

    /** The missing type as in source, or what is known of it. */
    public String typeName() {
        return typeName;
    }
}
