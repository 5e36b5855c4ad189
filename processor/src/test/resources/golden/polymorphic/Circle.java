package golden;

import dev.burin.annotation.JsonCodec;

@JsonCodec
public record Circle(double radius, String name) implements Shape {}
