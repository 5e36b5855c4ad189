package dev.burin.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The conformance data shared by all test classes, found through the system property {@code burin.corpus}.
 *
 * <p>Without the data, a test that needs it is reported as skipped, with one line that says what to do.
 */
public final class Corpus {

    private static final Path ROOT = Path.of(System.getProperty("burin.corpus", "../../shared"));

    private Corpus() {}

    /** Skips the running test when the data is not present. */
    public static void assumePresent() {
        if (!Files.isDirectory(ROOT.resolve("conformance"))) {
            abort("No conformance data at " + ROOT + ". Point -Dburin.corpus at the folder that holds conformance/.");
        }
    }

    /** Returns a file or folder such as {@code conformance/floats}, or skips the running test when there is no data. */
    public static Path file(String relative) {
        assumePresent();
        return ROOT.resolve(relative);
    }

    /** Returns the lines of a UTF-8 file, or skips the running test when there is no data. */
    public static List<String> lines(String relative) {
        try {
            return Files.readAllLines(file(relative), UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
