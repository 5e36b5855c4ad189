package dev.burin.samples.derived;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CityTest {
    private static final City BERN = new City("Bern", 134_000);
    private static final String JSON = """
            {"name":"Bern","population":134000}""";

    @Test
    void everyCodecProvidesCodecsOfContainers() {
        assertThat(CityCodec.INSTANCE.list().fromJson("[" + JSON + ",null]")).isEqualTo(Arrays.asList(BERN, null));
        assertThat(CityCodec.INSTANCE.set().fromJson("[" + JSON + "]")).isEqualTo(Set.of(BERN));
        assertThat(CityCodec.INSTANCE.map().fromJson("{\"BE\":" + JSON + "}")).isEqualTo(Map.of("BE", BERN));
        assertThat(CityCodec.INSTANCE.array(City[]::new).fromJson("[" + JSON + "]"))
                .containsExactly(BERN);
        assertThat(CityCodec.INSTANCE.optional().fromJson("null")).isEqualTo(Optional.empty());
        assertThat(CityCodec.INSTANCE.nullable().fromJson("null")).isNull();
    }

    @Test
    void containersMayBeNested() {
        Codec<Map<String, List<City>>> byCanton = CityCodec.INSTANCE.list().map();
        Map<String, List<City>> cities = Map.of("BE", List.of(BERN));

        assertThat(byCanton.toJson(cities)).isEqualTo("{\"BE\":[" + JSON + "]}");
        assertThat(byCanton.fromJson(byCanton.toJsonBytes(cities))).isEqualTo(cities);
    }
}
