import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Drawing(List<Shape> shapes) {}

interface Shape {} // BRN052: Shape is an interface; codecs of abstract types are not supported yet.

@JsonCodec
abstract class Animal { // BRN052: Animal is an abstract class
    public String name;
}

@JsonCodec
sealed interface Vehicle permits Car {} // BRN052: Vehicle is an interface

record Car(int doors) implements Vehicle {}
