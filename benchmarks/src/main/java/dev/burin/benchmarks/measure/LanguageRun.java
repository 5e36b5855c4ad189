package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.library.Library;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * One run of the programs, in a temporary folder.
 *
 * @param languages the languages to measure
 * @param documents the documents that each of them reads and writes
 * @param path the folders in which to look for their tools
 */
record LanguageRun(List<Language> languages, List<Document> documents, String path) {
    /** The Java libraries to compare with: Burin, and the one that most Java programs use. */
    static final List<Library> LIBRARIES = List.of(Library.BURIN, Library.JACKSON);

    /** Runs all programs for {@code rounds} rounds of {@code milliseconds} each. */
    LanguageResults measure(int rounds, int milliseconds, Consumer<String> progress)
            throws IOException, InterruptedException {
        List<String> effort = List.of(Integer.toString(rounds), Integer.toString(milliseconds));
        LanguageResults results = new LanguageResults();
        for (Library library : LIBRARIES) {
            progress.accept(library.title());
            List<String> arguments = javaArguments(library, effort);
            results.add(library.title(), Programs.java(library.jvmArguments(), JavaProgram.class, arguments));
        }
        Path folder = Files.createTempDirectory("burin-languages");
        try {
            List<String> arguments =
                    Stream.concat(effort.stream(), write(folder).stream()).toList();
            for (Language language : languages) {
                progress.accept(language.title());
                measure(language, folder, arguments, results);
            }
        } finally {
            delete(folder);
        }
        return results;
    }

    private List<String> javaArguments(Library library, List<String> effort) {
        Stream<String> names = documents.stream().map(Document::name);
        return Stream.of(Stream.of(library.name()), effort.stream(), names)
                .flatMap(words -> words)
                .toList();
    }

    private List<String> write(Path folder) throws IOException {
        List<String> files = new ArrayList<>();
        for (Document document : documents) {
            Path file = folder.resolve(document.fileName());
            files.add(Files.write(file, document.bytes()).toString());
        }
        return files;
    }

    private void measure(Language language, Path parent, List<String> arguments, LanguageResults results)
            throws IOException, InterruptedException {
        Optional<Path> tool = Programs.find(language.tool(), path);
        boolean isGoMeasured = !results.absent().containsKey(Language.GO.title());
        if (language == Language.GO_ALONE && (isGoMeasured || tool.isEmpty())) {
            return; // only a substitute for when the full Go program could not run
        }
        if (tool.isEmpty()) {
            results.absent(language.title(), language.tool() + " is not on the PATH");
            return;
        }
        Path folder = unpack(language, parent);
        Optional<String> failure = build(language, tool.get(), folder);
        if (failure.isPresent()) {
            results.absent(language.title(), failure.get());
            return;
        }
        results.add(language.title(), Programs.run(folder, language.running(tool.get(), arguments)));
    }

    private static Optional<String> build(Language language, Path tool, Path folder)
            throws IOException, InterruptedException {
        List<String> command = language.building(tool);
        return command.isEmpty()
                ? Optional.empty()
                : Programs.run(folder, command).failure();
    }

    private static Path unpack(Language language, Path parent) throws IOException {
        Path folder = Files.createDirectory(parent.resolve(language.name()));
        for (String file : language.files()) {
            try (InputStream in = LanguageRun.class.getResourceAsStream(file)) {
                Files.copy(
                        Objects.requireNonNull(in, () -> file + " is not among the resources"),
                        folder.resolve(file.substring(file.lastIndexOf('/') + 1)));
            }
        }
        return folder;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Collections.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
