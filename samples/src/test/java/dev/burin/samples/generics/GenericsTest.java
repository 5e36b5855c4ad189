package dev.burin.samples.generics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonMismatchException;
import java.util.List;
import org.junit.jupiter.api.Test;

class GenericsTest {
    @Test
    void theCodecOfAGenericTypeIsCreatedFromThoseOfItsArguments() {
        Codec<Page<String>> names = PageCodec.of(Codecs.STRING);
        Codec<Page<Product>> products = PageCodec.of(ProductCodec.INSTANCE);
        Codec<Page<List<Integer>>> numbers = PageCodec.of(Codecs.INTEGER.list());

        assertThat(names.toJson(new Page<>(List.of("a"), 1))).isEqualTo("{\"items\":[\"a\"],\"total\":1}");
        assertThat(numbers.fromJson("{\"items\":[[1,2]],\"total\":1}"))
                .isEqualTo(new Page<>(List.of(List.of(1, 2)), 1));
        assertThat(products.fromJson("{\"items\":[{\"name\":\"Pen\"}]}").items().get(0).name)
                .isEqualTo("Pen");
        assertThatThrownBy(() -> names.fromJson("{\"items\":[1]}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.items[0]");
    }

    @Test
    void membersHaveTheirTypeArguments() {
        String json =
                "{\"newest\":{\"items\":[{\"id\":\"00000000-0000-0001-0000-000000000002\",\"name\":\"Pen\"}],\"total\":1},"
                        + "\"ratings\":{\"a\":{\"items\":[[1,null]],\"total\":1}},\"best\":null,"
                        + "\"notes\":{\"items\":[\"x\",null],\"total\":2},"
                        + "\"featured\":{\"@type\":\"Err\",\"message\":\"none\"}}";
        Shelf shelf = ShelfCodec.INSTANCE.fromJson(json);

        assertThat(ShelfCodec.INSTANCE.toJson(shelf)).isEqualTo(json);
        assertThat(shelf.featured()).isEqualTo(new Result.Err<>("none"));
        assertThat(shelf.notes().items().get(1)).isEmpty();
    }

    @Test
    void subtypesHaveTheVariablesOfTheSealedType() {
        Codec<Result<Long>> result = ResultCodec.of(Codecs.LONG);

        assertThat(result.fromJson("{\"@type\":\"Ok\",\"value\":1}")).isEqualTo(new Result.Ok<>(1L));
    }
}
