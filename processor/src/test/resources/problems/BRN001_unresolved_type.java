import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Order { // BRN001: Order mentions Customer, which does not exist.
    public Customer customer; // javac: cannot find symbol
}

@JsonCodec
class Line { // BRN001: Line mentions a class or constant in @JsonProperty(value = …), which does not exist.
    @JsonProperty(Names.COUNT) // javac: cannot find symbol
    public int count;
}

@JsonImport(value = java.awt.Insets.class, mixin = InsetsMixin.class)
interface Imports {} // BRN001: java.awt.Insets mentions

// "a generic type" for javac 17, which does not keep its name, and Missing for javac 25.
abstract class InsetsMixin extends Missing<String> {} // javac: cannot find symbol
