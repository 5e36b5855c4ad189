package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.benchmarks.data.Corpus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Third-party data in the corpus folder; if that is missing, there are no lines and no files. */
final class ConformanceCorpus {
    private ConformanceCorpus() {}

    static boolean isPresent() {
        return Files.isDirectory(Corpus.conformance(""));
    }

    /** Returns the lines of a file. */
    static List<String> lines(String file) {
        try {
            return isPresent() ? Files.readAllLines(Corpus.conformance(file), UTF_8) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the files of a folder whose names have this ending, in the order of their names. */
    static List<Path> files(String folder, String ending) {
        if (!isPresent()) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(Corpus.conformance(folder))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
