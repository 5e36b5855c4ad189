import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Drawing(List<Shape> shapes) {}

interface Shape {} // BRN052: Shape is an interface, and its subtypes are not known.

@JsonCodec
abstract class Animal { // BRN052: Animal is an abstract class
    public String name;
}

@JsonCodec
sealed interface Vehicle permits Car {}

record Car(int doors) implements Vehicle {}
