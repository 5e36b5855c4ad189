package dev.burin.conformance;

import dev.burin.test.Corpus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The JSON files of the shared corpus. */
public final class Documents {
    private static final String SUFFIX = ".json";

    private Documents() {}

    /** Returns the files of a folder by name, without {@code .json}; skips the running test when there is no corpus. */
    public static Map<String, byte[]> in(String folder) {
        Map<String, byte[]> documents = new TreeMap<>();
        try (Stream<Path> files = Files.list(Corpus.file(folder))) {
            List<Path> jsonFiles =
                    files.filter(file -> file.toString().endsWith(SUFFIX)).toList();
            for (Path file : jsonFiles) {
                documents.put(file.getFileName().toString().replace(SUFFIX, ""), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return documents;
    }
}
