package dev.burin.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RuntimeVersionTest {

    @Test
    void theVersionIsThatOfTheProject() throws IOException {
        String project = Files.readString(Path.of("pom.xml"));

        assertThat(project.substring(project.indexOf("<version>")))
                .startsWith("<version>" + RuntimeVersion.MINOR + ".");
    }
}
