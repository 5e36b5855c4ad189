package dev.burin.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MethodSizesTest {
    /** Constants of all kinds that take room; methods of one byte, of two, and of more than another of the same name. */
    static final class Some {
        static final double DOUBLE = 1e300;
        static final long LONG = 1L << 40;

        void nothing() {}

        int two() {
            return 2;
        }

        int same() {
            return 1;
        }

        String same(Runnable run, double number) {
            run.run();
            return "é" + (number * DOUBLE) + LONG;
        }
    }

    private static byte[] some() throws IOException {
        try (InputStream in = MethodSizesTest.class.getResourceAsStream("MethodSizesTest$Some.class")) {
            return in.readAllBytes();
        }
    }

    @Test
    void methodsHaveAsManyBytesAsJavacMakesOfThem() throws IOException {
        assertThat(MethodSizes.of(some()))
                .containsOnlyKeys("<init>", "nothing", "two", "same")
                .containsEntry("nothing", 1)
                .containsEntry("two", 2)
                .containsEntry("<init>", 5);
        assertThat(MethodSizes.of(some()).get("same")).isGreaterThan(10);
    }

    @Test
    void codecsAreFoundInAllFoldersWithTheClassesInThem(@TempDir Path folder) throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        for (String name : new String[] {"ACodec.class", "ACodec$Members.class", "Other.class", "ACodecs.class"}) {
            Files.write(inner.resolve(name), some());
        }

        Map<String, Integer> sizes = MethodSizes.ofCodecs(folder);

        String two = Path.of("inner", "ACodec.class") + ": two";
        assertThat(sizes).hasSize(8).containsEntry(two, 2);
    }
}
