package dev.burin.samples.mimedb;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A source file that the annotation processor wrote.
 *
 * @param path of the file, relative to the directory of the project
 * @param lines of the file
 */
record GeneratedSource(Path path, List<String> lines) {

    /** Finds the source of a codec next to the directory that holds its class file, where Maven puts it. */
    static GeneratedSource of(Class<?> codec) throws IOException {
        Path module = classes(codec).getParent().getParent();
        Path file = module.resolve("target/generated-sources/annotations")
                .resolve(codec.getName().replace('.', '/') + ".java");
        return new GeneratedSource(module.getParent().relativize(file), Files.readAllLines(file));
    }

    private static Path classes(Class<?> codec) {
        try {
            return Path.of(
                    codec.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("A directory of class files has a proper address.", e);
        }
    }

    /** Returns the method whose declaration contains {@code declaration}. */
    List<String> method(String declaration) {
        int first = 0;
        while (!lines.get(first).contains(declaration)) {
            first++;
        }
        int last = first;
        while (!lines.get(last).equals("    }")) {
            last++;
        }
        return lines.subList(first, last + 1);
    }
}
