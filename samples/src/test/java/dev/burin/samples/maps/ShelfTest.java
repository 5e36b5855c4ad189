package dev.burin.samples.maps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import dev.burin.samples.values.UserId;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShelfTest {
    private static final Isbn BOOK = new Isbn("3", "15", "000001", "9");

    @Test
    void aTypeIsAStringAsAKeyAndAnObjectElsewhere() {
        Shelf shelf = new Shelf(Map.of(BOOK, 2), Map.of(new UserId(17), BOOK));

        String json = ShelfCodec.INSTANCE.toJson(shelf);

        assertThat(json).isEqualTo("""
                {"copies":{"3-15-000001-9":2},"borrowed":{"17":\
                {"group":"3","publisher":"15","title":"000001","check":"9"}}}""");
        assertThat(ShelfCodec.INSTANCE.fromJson(json)).isEqualTo(shelf);
    }

    @Test
    void exceptionsOfTheFactoryAreReportedWithTheirPath() {
        assertThatThrownBy(() -> ShelfCodec.INSTANCE.fromJson("{\"copies\":{\"3-15\":1}}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining(
                        "\"3-15\" is not a key (java.lang.IllegalArgumentException: An ISBN has four parts), at $.copies");
    }
}
