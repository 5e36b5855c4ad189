package dev.burin.samples.absent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static final Search USUAL =
            new Search("json", 20, Search.Order.RELEVANCE, List.of(), LocalDate.of(2000, 1, 1), List.of("*"));

    @Test
    void absentMembersHaveTheirDefault() {
        assertThat(SearchCodec.INSTANCE.fromJson("{\"text\":\"json\"}")).isEqualTo(USUAL);
        assertThat(SearchCodec.INSTANCE.fromJson("{\"text\":\"json\",\"since\":null}"))
                .isEqualTo(USUAL);
    }

    @Test
    void defaultsAreNotWritten() {
        Search other = new Search("json", 5, Search.Order.DATE, List.of("x"), LocalDate.of(2020, 1, 1), List.of());

        assertThat(SearchCodec.INSTANCE.toJson(USUAL)).isEqualTo("{\"text\":\"json\"}");
        assertThat(SearchCodec.INSTANCE.toJson(other)).isEqualTo("""
                {"text":"json","limit":5,"order":"DATE","tags":["x"],"since":"2020-01-01","places":[]}""");
        assertThat(SearchCodec.INSTANCE.fromJson(SearchCodec.INSTANCE.toJson(other)))
                .isEqualTo(other);
    }
}
