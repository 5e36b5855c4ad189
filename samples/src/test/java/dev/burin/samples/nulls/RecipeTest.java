package dev.burin.samples.nulls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecipeTest {
    private static final String BREAD = """
            {"title":"Bread","author":null,"steps":["knead","bake"],"notes":["slowly",null],"tags":["easy"]}""";

    @Test
    void nullableMembersMayBeNull() {
        Recipe bread =
                new Recipe("Bread", null, List.of("knead", "bake"), Arrays.asList("slowly", null), List.of("easy"));

        assertThat(RecipeCodec.INSTANCE.fromJson(BREAD)).isEqualTo(bread);
        assertThat(RecipeCodec.INSTANCE.toJson(bread)).isEqualTo(BREAD);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"title\":\"Bread\" | \"title\":null | TYPE_MISMATCH | $.title",
                "\"steps\":[\"knead\" | \"steps\":[null | TYPE_MISMATCH | $.steps[0]",
                "\"title\":\"Bread\", | `` | MISSING_MEMBER | $",
            })
    void nullIsRejectedForOtherMembers(String part, String replacement, JsonErrorCode code, String path) {
        String json = BREAD.replace(part, replacement);

        assertThatThrownBy(() -> RecipeCodec.INSTANCE.fromJson(json))
                .isInstanceOfSatisfying(JsonException.class, thrown -> {
                    assertThat(thrown.code()).isEqualTo(code);
                    assertThat(thrown.path()).isEqualTo(path);
                });
    }

    @Test
    void nullIsReadAsEmptyOrSkippedIfAnnotated() {
        Recipe recipe = RecipeCodec.INSTANCE.fromJson(BREAD.replace("[\"easy\"]", "null"));
        Recipe other = RecipeCodec.INSTANCE.fromJson(BREAD.replace("[\"easy\"]", "[null,\"easy\",null]"));

        assertThat(recipe.tags()).isEmpty();
        assertThat(other.tags()).containsExactly("easy");
    }

    @Test
    void nullKeepsTheValuesOfAnOven() {
        Oven oven = OvenCodec.INSTANCE.fromJson("{\"degrees\":null,\"program\":null}");

        assertThat(oven.degrees).isEqualTo(180);
        assertThat(oven.program).isEqualTo("bake");
    }
}
