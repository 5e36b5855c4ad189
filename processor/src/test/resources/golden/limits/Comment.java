package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonLimit;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

@JsonCodec
@JsonLimit(length = 1_000, depth = 6)
public record Comment(
        String author,
        @JsonLimit(items = 10) List<String> tags,
        @JsonLimit(digits = 12) BigDecimal rating,
        @JsonLimit(length = 65_536) byte[] picture,
        @JsonLimit(items = 3) int[] position,
        @JsonLimit(items = 20, depth = 3) Map<String, Object> more) {}
