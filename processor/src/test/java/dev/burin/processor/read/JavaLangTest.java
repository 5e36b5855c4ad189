package dev.burin.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No type of {@code java.lang} is missing, in whichever JDK runs the tests. */
class JavaLangTest {

    @Test
    void everyPublicTypeOfThisJdkIsListed() throws IOException {
        Path folder = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/java/lang");
        List<String> publicTypes;
        try (Stream<Path> files = Files.list(folder)) {
            publicTypes = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.matches("\\w+\\.class")) // no nested types, no package-info
                    .map(file -> file.substring(0, file.indexOf('.')))
                    .filter(JavaLangTest::isPublic)
                    .toList();
        }

        assertThat(publicTypes).contains("Object", "Record");
        assertThat(JavaLang.NAMES).containsAll(publicTypes);
    }

    private static boolean isPublic(String name) {
        try {
            return Modifier.isPublic(
                    Class.forName("java.lang." + name, false, null).getModifiers());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
