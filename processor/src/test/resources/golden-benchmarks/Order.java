package golden;

import dev.burin.annotation.JsonCodec;
import java.time.Instant;
import java.util.List;

@JsonCodec
public record Order(long id, String customer, List<Line> lines, Instant placedAt) {
    public record Line(String article, int count) {}
}
