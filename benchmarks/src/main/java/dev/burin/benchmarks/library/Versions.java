package dev.burin.benchmarks.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The versions of the libraries in this build, from {@code versions.properties}. */
public final class Versions {
    private static final String FILE = "/versions.properties";

    private Versions() {}

    /** Returns the version of a library by its name in the file; for the JDK, the running version. */
    public static String of(String library) {
        if (library.equals("JDK")) {
            return System.getProperty("java.version");
        }
        Properties versions = new Properties();
        try (InputStream in = Versions.class.getResourceAsStream(FILE)) {
            versions.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Objects.requireNonNull(versions.getProperty(library), library + " is not in " + FILE);
    }
}
