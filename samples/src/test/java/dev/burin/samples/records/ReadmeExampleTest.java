package dev.burin.samples.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadmeExampleTest {

    @Test
    void theExampleOfTheReadmeWorks() {
        Order order = new Order(1, "Ann", List.of(new Line("A-1", 2, List.of())), Instant.EPOCH);
        byte[] jsonArray = ("[" + OrderCodec.INSTANCE.toJson(order) + "]").getBytes(StandardCharsets.UTF_8);

        byte[] json = OrderCodec.INSTANCE.toJsonBytes(order);
        Order same = OrderCodec.INSTANCE.fromJson(json);

        List<Order> orders = OrderCodec.INSTANCE.list().fromJson(jsonArray);

        assertThat(same).isEqualTo(order);
        assertThat(orders).containsExactly(order);
    }
}
