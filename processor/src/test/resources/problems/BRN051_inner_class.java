import dev.burin.annotation.*;
import java.util.*;

class Outer {
    @JsonCodec
    class Point { // BRN051: Outer.Point is an inner class: an instance needs one of Outer.
        public int x;
    }
}
