import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(SortedSet<Line> lines) {} // BRN026: Order.lines → SortedSet<Line>: Line has to be sorted, but is not Comparable.

record Line(int count) {}
