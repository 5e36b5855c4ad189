package dev.burin.samples.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class MapTypesTest {
    private static final String JSON = """
            {"sorted":{"a":1,"b":2},"navigable":{"1":"x","20":"y"},"concurrent":{"c":3},"concurrentHash":{"d":4},\
            "tree":{"e":5},"enums":{"FRIDAY":"f"},"nested":{"g":{"7":["h",null],"8":null},"i":null}}""";

    @Test
    void everyMapIsReadAndWritten() {
        MapTypes maps = MapTypesCodec.INSTANCE.fromJson(JSON);

        assertThat(maps.sorted()).isInstanceOf(TreeMap.class);
        assertThat(maps.concurrent()).isInstanceOf(ConcurrentHashMap.class);
        assertThat(MapTypesCodec.INSTANCE.toJson(maps)).isEqualTo(JSON);
    }

    @Test
    void sortedMapsSort() {
        assertThat(MapTypesCodec.INSTANCE.fromJson("""
                {"navigable":{"20":"y","3":"x"}}""").navigable())
                .containsExactly(java.util.Map.entry(3, "x"), java.util.Map.entry(20, "y"));
    }
}
