package dev.burin.samples.collections;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import org.junit.jupiter.api.Test;

class ImplementationsTest {
    private static final String JSON = """
            {"arrayList":["a"],"linkedList":["b",null],"arrayDeque":[1,2],"treeSet":["a","b"],\
            "enumSet":["MONDAY","SUNDAY"],"linkedBlockingDeque":[0.5],"copyOnWriteArrayList":[7],\
            "concurrentSkipListSet":["x","y"]}""";

    @Test
    void everyClassIsReadAndWritten() {
        Implementations collections = ImplementationsCodec.INSTANCE.fromJson(JSON);

        assertThat(collections.linkedList).containsExactly("b", null);
        assertThat(collections.enumSet).containsExactly(DayOfWeek.MONDAY, DayOfWeek.SUNDAY);
        assertThat(collections.linkedBlockingDeque).containsExactly(0.5);
        assertThat(ImplementationsCodec.INSTANCE.toJson(collections)).isEqualTo(JSON);
    }
}
