package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;
import java.util.List;

@JsonCodec(shape = JsonCodec.Shape.ARRAY)
public record Tick(@JsonProperty(required = true) long at, String symbol, List<Double> prices) {}
