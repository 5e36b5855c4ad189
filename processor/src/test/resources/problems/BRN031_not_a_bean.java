import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(Lines lines) {} // BRN031: Order.lines: Lines has supertypes with a meaning of their own, so it is not taken for a bean unasked.

record Lines(List<String> all) implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return all.iterator();
    }
}
