package dev.burin.processor.behaviour;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** Entries of the class path. */
public final class ClassPath {
    private ClassPath() {}

    /** Returns the jar or the directory that a class is loaded from. */
    public static Path placeOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
