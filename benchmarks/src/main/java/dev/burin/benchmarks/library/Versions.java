package dev.burin.benchmarks.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The versions that the libraries were built with: {@code versions.properties}. */
public final class Versions {
    private static final String FILE = "/versions.properties";

    private Versions() {}

    /** Returns the version of a library, by its name in the file. */
    public static String of(String library) {
        Properties versions = new Properties();
        try (InputStream in = Versions.class.getResourceAsStream(FILE)) {
            versions.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Objects.requireNonNull(versions.getProperty(library), library + " is not in " + FILE);
    }
}
