package golden;

import dev.burin.annotation.JsonCodec;

@JsonCodec
public sealed interface Shape permits Circle, Rectangle, Nothing {}
