package dev.burin.samples.collections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import org.junit.jupiter.api.Test;

class InterfacesTest {
    private static final String JSON = """
            {"collection":["b","a",null],"list":[3,1,null],"set":[9,2,5],"sortedSet":["a","b"],"navigableSet":[1,2],\
            "queue":[0.5,1.5],"deque":[true,false],"nested":[[["x"],[]],null]}""";

    @Test
    void everyInterfaceIsReadAndWritten() {
        Interfaces collections = InterfacesCodec.INSTANCE.fromJson(JSON);

        assertThat(collections.list()).containsExactly(3, 1, null);
        assertThat(collections.set()).containsExactly(9L, 2L, 5L);
        assertThat(collections.queue()).containsExactly(0.5, 1.5);
        assertThat(InterfacesCodec.INSTANCE.toJson(collections)).isEqualTo(JSON);
    }

    @Test
    void sortedSetsSort() {
        Interfaces collections = InterfacesCodec.INSTANCE.fromJson("""
                {"sortedSet":["b","c","a"]}""");

        assertThat(collections.sortedSet()).containsExactly("a", "b", "c");
    }

    @Test
    void collectionsWithoutNullRejectIt() {
        assertThatThrownBy(() -> InterfacesCodec.INSTANCE.fromJson("""
                {"queue":[1,null]}"""))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("$.queue[1]");
    }
}
