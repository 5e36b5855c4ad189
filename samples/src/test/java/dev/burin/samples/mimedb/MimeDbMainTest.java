package dev.burin.samples.mimedb;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MimeDbMainTest {
    @Test
    void theMainJobPrintsItsResults() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();

        MimeDbMain.run(new PrintStream(printed, true, UTF_8));

        assertThat(printed.toString(UTF_8))
                .contains(
                        "db.json: 203,840 bytes", "decoded  2,", "the same tree as the original", "MimeTypeCodec.java")
                .contains("public int write(JsonWriter out, int at, MimeType value)");
    }

    @Test
    void theGeneratedSourceIsWhereTheMainJobSays() throws IOException {
        Path path = GeneratedSource.of(MimeTypeCodec.class).path();

        assertThat(path.toString()).startsWith("samples");
        assertThat(Path.of("..").resolve(path)).exists();
    }
}
