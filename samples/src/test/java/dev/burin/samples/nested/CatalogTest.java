package dev.burin.samples.nested;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.samples.nested.Catalog.Entry;
import dev.burin.samples.nested.Catalog.Entry.Price;
import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogTest {
    private static final String JSON = """
            {"title":"Spring","entries":[{"name":"chair","price":{"cents":4900,"currency":"EUR"}}],\
            "imprint":{"publisher":"Ann & Sons","year":2024}}""";

    @Test
    void nestedTypesHaveTheirOwnCodecs() {
        Price price = new Price();
        price.cents = 4900;
        price.currency = "EUR";
        Catalog catalog = new Catalog("Spring", List.of(new Entry("chair", price)), new Imprint("Ann & Sons", 2024));

        assertThat(CatalogCodec.INSTANCE.toJson(catalog)).isEqualTo(JSON);
        assertThat(CatalogCodec.INSTANCE.fromJson(JSON))
                .usingRecursiveComparison()
                .isEqualTo(catalog);
        assertThat(Catalog_Entry_PriceCodec.INSTANCE.toJson(price)).isEqualTo("""
                {"cents":4900,"currency":"EUR"}""");
    }

    @Test
    void packagePrivateTypesHavePackagePrivateCodecs() {
        assertThat(ImprintCodec.class.getModifiers() & java.lang.reflect.Modifier.PUBLIC)
                .isZero();
        assertThat(ImprintCodec.INSTANCE.fromJson("""
                {"publisher":"Bob","year":1999}""")).isEqualTo(new Imprint("Bob", 1999));
    }
}
