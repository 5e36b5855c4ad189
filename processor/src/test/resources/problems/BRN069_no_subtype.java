import dev.burin.annotation.*;

@JsonCodec
@JsonSubTypes({@JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(Colour.class)})
interface Shape {} // BRN069: Colour is named as a subtype of Shape, but is not one.

record Circle(double radius) implements Shape {}

record Colour(int rgb) {}

@JsonCodec
@JsonSubTypes(@JsonSubTypes.Type(Vehicle.class))
abstract class Vehicle {} // BRN069: Vehicle is named as a subtype of Vehicle, but is not one.
