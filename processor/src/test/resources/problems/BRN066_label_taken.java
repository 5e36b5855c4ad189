import dev.burin.annotation.*;

@JsonCodec
sealed interface Shape permits Circle, Round {} // BRN066: "Circle" would stand for both Circle and Round.

record Circle(double radius) implements Shape {}

@JsonTypeName("Circle")
record Round(double radius) implements Shape {}

@JsonCodec
sealed interface Form permits Square, Forms.Square {} // BRN066: "Square" would stand for both Square and Forms.Square.

record Square(int side) implements Form {}

class Forms {
    record Square(int side) implements Form {}
}

@JsonCodec
sealed interface Vehicle permits Car, Lorry {} // BRN066: "car" would stand for both Car and Lorry.

@JsonTypeName("car")
record Car() implements Vehicle {}

@JsonAlias("car")
record Lorry() implements Vehicle {}
