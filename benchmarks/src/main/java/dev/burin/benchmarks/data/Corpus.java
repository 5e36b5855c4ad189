package dev.burin.benchmarks.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The real documents. Those in the folder named by the system property {@code burin.corpus} (by default {@code ../shared},
 * next to the checkout) are not shipped and may be missing; mime-db is on the class path.
 */
public final class Corpus {
    // The version in the path must be that of the dependency.
    private static final String MIME_DB = "/META-INF/resources/webjars/mime-db/1.54.0/db.json";

    private Corpus() {}

    /** Returns the path of the document with this name, whether it exists or not. */
    public static Path path(String fileName) {
        return folder("data").resolve(fileName);
    }

    /** Returns the path of the conformance data with this name, whether it exists or not. */
    public static Path conformance(String fileName) {
        return folder("conformance").resolve(fileName);
    }

    private static Path folder(String name) {
        return Path.of(System.getProperty("burin.corpus", "../shared"), name);
    }

    /** Reads a document from the corpus folder. */
    public static byte[] read(String fileName) {
        try {
            return Files.readAllBytes(path(fileName));
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot read " + path(fileName) + ". Name the folder that has it in data/: -Dburin.corpus=…", e);
        }
    }

    /** Reads mime-db's {@code db.json}. */
    public static byte[] mimeDb() {
        try (InputStream in = Corpus.class.getResourceAsStream(MIME_DB)) {
            if (in == null) {
                throw new IllegalStateException(
                        MIME_DB + " is not on the class path. Give the version of org.webjars.npm:mime-db here.");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
