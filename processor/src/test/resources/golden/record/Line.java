package golden;

import dev.burin.annotation.JsonCodec;
import java.util.List;

@JsonCodec
public record Line(String sku, int count, List<String> tags) {}
