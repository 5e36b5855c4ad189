package dev.burin.samples.tokens;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HeadlinesTest {
    @Test
    void aReaderExtractsWhatItNeedsAndSkipsTheRest() {
        byte[] feed = """
                {
                  "source": {"name": "Daily", "tags": [1, 2.5e3, null]},
                  "items": [{"title": "One", "body": "…"}, {"id": 2, "title": "Two"}, {}]
                }
                """.getBytes(UTF_8);

        assertThat(Headlines.read(feed)).containsExactly("One", "Two");
    }

    @Test
    void aWriterPutsTheCommas() {
        byte[] feed = Headlines.write(List.of("One", "Two"));

        assertThat(new String(feed, UTF_8)).isEqualTo("""
                {"count":2,"items":[{"title":"One"},{"title":"Two"}]}""");
        assertThat(Headlines.read(feed)).containsExactly("One", "Two");
    }
}
