import dev.burin.annotation.*;

@JsonCodec
record Drawing(Shape shape) {}

sealed interface Shape permits Circle {} // BRN063: Shape is a sealed interface without @JsonCodec

record Circle(double radius) implements Shape {}

@JsonCodec
record Zoo(Animal animal) {}

abstract sealed class Animal permits Dog {} // BRN063: Animal is a sealed abstract class without @JsonCodec

final class Dog extends Animal {
    public String name;
}
