package golden;

import dev.burin.annotation.JsonTypeName;

@JsonTypeName("rect")
public record Rectangle(double width, double height) implements Shape {}
