import dev.burin.annotation.*;
import java.util.*;

class Outer {
    @JsonCodec
    private record Point(int x, int y) {} // BRN050: Outer.Point or an enclosing type is private, so its codec cannot name it.
}
