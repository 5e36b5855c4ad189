package dev.burin.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionTest {

    @Test
    void theNearestNameIsSuggested() {
        assertThat(Suggestion.sentence("fulName", List.of("name", "fullName", "email")))
                .isEqualTo(" Did you mean \"fullName\"?");
    }

    @Test
    void dissimilarNamesAreNotSuggested() {
        assertThat(Suggestion.sentence("price", List.of("email", "customer"))).isEmpty();
    }
}
