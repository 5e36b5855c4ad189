package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;

@JsonCodec
public record UserId(@JsonValue long number) {}
