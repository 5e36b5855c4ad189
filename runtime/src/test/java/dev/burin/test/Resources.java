package dev.burin.test;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** Test data of our own: rows of text, so that a new case is a new line. */
public final class Resources {
    private Resources() {}

    /** Returns the lines of a resource except empty ones and those that start with {@code #}. */
    public static List<String> rows(String path) {
        try (InputStream stream = Resources.class.getClassLoader().getResourceAsStream(path)) {
            return new String(Objects.requireNonNull(stream, path).readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
