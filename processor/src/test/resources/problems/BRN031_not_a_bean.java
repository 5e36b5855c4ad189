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

@JsonCodec
record Bill(
        Due due, // BRN031: Bill.due: Due has supertypes with a meaning of their own
        Pair<String, Integer> pair, // BRN031: Bill.pair: Pair<String, Integer> has supertypes with a meaning of their own
        List<Holder> holders) {} // BRN031: Bill.holders → List<Holder>: Holder has supertypes with a meaning of their own

class Due extends Date {
    private static final long serialVersionUID = 1L;
}

class Holder extends java.util.concurrent.atomic.AtomicReference<String> {
    private static final long serialVersionUID = 1L;
}

record Pair<K, V>(K key, V value) implements Map.Entry<K, V> {
    @Override
    public K getKey() {
        return key;
    }

    @Override
    public V getValue() {
        return value;
    }

    @Override
    public V setValue(V value) {
        throw new UnsupportedOperationException();
    }
}
