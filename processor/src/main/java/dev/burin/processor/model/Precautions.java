package dev.burin.processor.model;

import java.util.List;

/**
 * What the class to generate must take care of so that it compiles without a warning.
 *
 * @param suppressedWarnings warnings caused by mentioning the type and its members: {@code deprecation}
 * @param hiddenNames simple names of {@code java.lang} that another type of the package hides: {@code String}
 */
public record Precautions(List<String> suppressedWarnings, List<String> hiddenNames) {

    /** Nothing to take care of. */
    public static final Precautions NONE = new Precautions(List.of(), List.of());

    /** Copies the lists. */
    public Precautions {
        suppressedWarnings = List.copyOf(suppressedWarnings);
        hiddenNames = List.copyOf(hiddenNames);
    }
}
