import dev.burin.annotation.*;
import java.util.*;

class Outer {
    @JsonCodec
    private record Point(int x, int y) {} // BRN050: Outer.Point is private, or a type around it is, so its codec cannot name it.
}
