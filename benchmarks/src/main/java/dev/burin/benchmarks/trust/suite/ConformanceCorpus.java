package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.benchmarks.data.Corpus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The data of others in the folder of the corpus, which may be missing: then there are no rows and no files. */
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

    /** Returns the files of a folder whose names end like this, in the order of their names. */
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
