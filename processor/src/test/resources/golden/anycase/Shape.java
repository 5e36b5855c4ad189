package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeInfo;

@JsonCodec(caseInsensitive = true)
@JsonTypeInfo(property = "kind")
public sealed interface Shape {
    record Circle(double radius) implements Shape {}

    record Square(double side) implements Shape {}
}
