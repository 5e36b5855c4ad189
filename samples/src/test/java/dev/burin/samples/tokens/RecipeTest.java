package dev.burin.samples.tokens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecipeTest {
    private static final RecipeCodec CODEC = RecipeCodec.INSTANCE;

    @ParameterizedTest
    @ValueSource(strings = {"""
            {"title":"Rösti","tags":"potatoes"}""", """
            {"title":"Rösti","tags":["potatoes","Bern"]}""", """
            {"title":"Rösti","tags":[]}"""})
    void aSingleStringIsWrittenWithoutAnArray(String json) {
        assertThat(CODEC.toJson(CODEC.fromJson(json))).isEqualTo(json);
    }

    @Test
    void anArrayOfOneStringIsRead() {
        assertThat(CODEC.fromJson("""
                {"title": "Rösti", "tags": ["potatoes"]}""")).isEqualTo(new Recipe("Rösti", List.of("potatoes")));
    }

    @Test
    void valuesThatAreNotStringsAreRejectedWithTheirPath() {
        assertThatThrownBy(() -> CODEC.fromJson("""
                {"title": "Rösti", "tags": ["potatoes", 1]}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.tags[1]");
    }
}
