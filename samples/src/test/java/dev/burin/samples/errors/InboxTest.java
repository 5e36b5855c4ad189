package dev.burin.samples.errors;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonErrorCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InboxTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', textBlock = """
            {"number":7}       | 201 | ''
            {"number":"seven"} | 422 | TYPE_MISMATCH at $.number
            {"number":7        | 400 | UNEXPECTED_END at $
            """)
    void errorsAreReportedToTheSender(String body, int status, String reason) {
        Inbox inbox = new Inbox();

        assertThat(inbox.post(body.getBytes(UTF_8))).isEqualTo(new Inbox.Reply(status, reason));
        assertThat(inbox.invoices()).hasSize(status == 201 ? 1 : 0);
    }

    @Test
    void thePageHasEveryCode() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "errors.md"));

        assertThat(page)
                .contains(Arrays.stream(JsonErrorCode.values())
                        .map(code -> "`" + code + "`")
                        .toList());
    }
}
