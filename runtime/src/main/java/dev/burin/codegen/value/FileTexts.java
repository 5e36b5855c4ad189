package dev.burin.codegen.value;

import java.io.File;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** File names, unchanged: relative ones stay relative, and no file system is accessed. */
public final class FileTexts {
    /** {@code docs/types.md}; also reads {@code file:///docs/types.md}, as Jackson writes it. */
    public static final TextForm<Path> PATH = new TextForm<>("a path", FileTexts::text, FileTexts::path);

    /** {@code docs/types.md} */
    public static final TextForm<File> FILE = new TextForm<>("a path", File::getPath, FileTexts::file);

    /** No path has two slashes in a row: the JDK merges them. */
    private static final String FILE_URI = "file:///";

    private FileTexts() {}

    private static String text(Path path) {
        if (path.getFileSystem() != FileSystems.getDefault()) {
            throw new IllegalArgumentException(
                    "The path is of another file system than the default one: write its URI");
        }
        return path.toString();
    }

    private static Path path(String text) {
        return text.startsWith(FILE_URI) ? Path.of(URI.create(text)) : Path.of(text);
    }

    /** The constructor accepts every string, even those that no file can have as its name. */
    private static @Nullable File file(String text) {
        return text.indexOf('\0') < 0 ? new File(text) : null;
    }
}
