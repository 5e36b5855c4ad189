package dev.burin.codegen;

/** Casts that a compiler cannot check, and of which generated code knows that they are right. */
public final class Unchecked {
    private Unchecked() {}

    /**
     * Returns {@code value} as what it is taken for: an array of {@code List<?>}, which will only hold lists of strings, for one of
     * {@code List<String>}.
     *
     * <p>Why not a cast in generated code: where the arguments of a type are nothing but the bounds of its variables, javac and Eclipse
     * take both types for the same, and warn of it.
     */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the caller knows
    public static <T> T cast(Object value) {
        return (T) value;
    }
}
