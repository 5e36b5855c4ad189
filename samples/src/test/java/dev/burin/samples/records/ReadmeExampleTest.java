package dev.burin.samples.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadmeExampleTest {
    private static final String JSON = """
            {"id":1,"customer":"Ann","lines":[{"sku":"A-1","count":2,"tags":["gift"]}],"placedAt":"2026-11-28T09:30:00Z"}
            """;

    @Test
    void theExampleOfTheReadmeWorks() {
        Instant placedAt = Instant.parse("2026-11-28T09:30:00Z");
        Order order = new Order(1, "Ann", List.of(new Line("A-1", 2, List.of("gift"))), placedAt);

        byte[] utf8 = OrderCodec.INSTANCE.toJsonBytes(order);
        Order same = OrderCodec.INSTANCE.fromJson(utf8);

        String json = OrderCodec.INSTANCE.toJson(order);
        List<Order> orders = OrderCodec.INSTANCE.list().fromJson("[" + json + "]");

        assertThat(same).isEqualTo(order);
        assertThat(json).isEqualTo(JSON.strip());
        assertThat(orders).containsExactly(order);
    }
}
