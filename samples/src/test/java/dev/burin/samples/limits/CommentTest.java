package dev.burin.samples.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Input beyond a limit is rejected where it begins; everything else is unaffected. */
class CommentTest {

    @Test
    void valuesWithinTheLimitsAreRead() {
        Comment comment = new Comment(
                "Ann", "Why not?", List.of("faq"), new BigDecimal("4.50"), null, Map.of("seen", List.of(true)));

        assertThat(CommentCodec.INSTANCE.fromJson(CommentCodec.INSTANCE.toJsonBytes(comment)))
                .isEqualTo(comment);
    }

    @Test
    void moreThanFiveTagsAreRejected() {
        assertThatThrownBy(() -> CommentCodec.INSTANCE.fromJson("{\"tags\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\"]}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage("More than 5 elements or members (raise @JsonLimit(items = 5) if that is intended),"
                        + " at $.tags[5] (line 1, column 30).");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"rating\":4.555} | A number of more than 3 digits",
                "{\"more\":{\"a\":[[]]}} | Nested deeper than 2 levels within one value",
                "{\"unknown\":[[[[]]]]} | Nested deeper than 4 levels within one value"
            })
    void valuesThatAreTooLongOrTooDeepAreRejected(String json, String message) {
        assertThatThrownBy(() -> CommentCodec.INSTANCE.fromJson(json))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining(message);
    }

    @Test
    void theLimitOfAMemberOverridesThatOfItsType() {
        String text = "a".repeat(101);

        assertThat(CommentCodec.INSTANCE.fromJson("{\"text\":\"" + text + "\"}").text())
                .isEqualTo(text);
        assertThatThrownBy(() -> CommentCodec.INSTANCE.fromJson("{\"author\":\"" + text + "\"}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("A string of more than 100 characters");
    }
}
