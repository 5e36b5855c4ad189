import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(Lines lines) {} // BRN031: Order.lines: Lines has supertypes with a meaning of their own, so it is not treated as a bean by default.

record Lines(List<String> all) implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return all.iterator();
    }
}
