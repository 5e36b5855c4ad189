package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The code paths for documents of gigabytes, tested with small ones. */
class LongInputsTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "a", "\u007f\u0080", "\u07ff\u0800\uffff", "{\"\u00e9\":\"\ud83d\ude00x\"}", "?"})
    void aLongStringHasTheSameBytesAsAShortOne(String text) {
        byte[] expected = text.getBytes(UTF_8);

        assertThat(Inputs.utf8OfLong(text, expected.length, JsonOptions.DEFAULT))
                .isEqualTo(expected);
        assertThat(Inputs.utf8(text, JsonOptions.DEFAULT)).isEqualTo(expected);
    }

    @Test
    void aStringOfTooManyBytesIsRejected() {
        assertThatThrownBy(() -> Inputs.utf8OfLong("[\"\u20ac\"]", 6, JsonOptions.DEFAULT))
                .isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.DOCUMENT_LIMIT);
                    assertThat(e.offset()).isZero();
                })
                .hasMessageContaining("The document takes more than 6 bytes in UTF-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[\"\u20ac\ud83d\"]", "[\"\u20ac\ude00\"]", "[\"\u20ac\ud83d"})
    void anUnpairedSurrogateIsRejectedAtItsOffsetHoweverLongTheStringIs(String text) {
        assertThatThrownBy(() -> Inputs.utf8OfLong(text, 100, JsonOptions.DEFAULT))
                .isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                    assertThat(e.offset()).isEqualTo(5);
                    assertThat(e.path()).isEqualTo("$[0]");
                })
                .hasMessageContaining("half of a surrogate pair");
        assertThatThrownBy(() -> Inputs.utf8(text, JsonOptions.DEFAULT))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.offset()).isEqualTo(5));
    }

    /** Code that looks a little ahead does not overflow before that end, and no array is longer by more than a KiB. */
    @Test
    void noDocumentEndsInTheLastBytesOfTheLongestArrays() {
        assertThat(Inputs.isTooLong(Integer.MAX_VALUE - 1_024)).isFalse();
        assertThat(Inputs.isTooLong(Integer.MAX_VALUE - 1_023)).isTrue();
        assertThat(Inputs.tooLong(new byte[8], 3, JsonOptions.DEFAULT))
                .isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.DOCUMENT_LIMIT);
                    assertThat(e.path()).isEqualTo("$");
                })
                .hasMessageContaining("The document ends after index 2147482623 of its array");
    }
}
