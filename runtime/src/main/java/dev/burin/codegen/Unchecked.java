package dev.burin.codegen;

/** Casts that a compiler cannot check, but that generated code knows to be correct. */
public final class Unchecked {
    private Unchecked() {}

    /**
     * Returns {@code value} as the expected type: an array of {@code List<?>}, which will only hold lists of strings, as one of
     * {@code List<String>}.
     *
     * <p>Why not a cast in generated code: if the arguments of a type are just the bounds of its variables, javac and Eclipse
     * consider both types the same, and warn about the cast.
     */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the caller knows
    public static <T> T cast(Object value) {
        return (T) value;
    }
}
