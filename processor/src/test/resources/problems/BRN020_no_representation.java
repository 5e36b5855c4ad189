import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(
        int id,
        Map.Entry<String, Integer> first, // BRN020: or for a nested type @JsonCodecFor on the codec; declare a Map instead of its entries; leave
        List<AbstractMap.SimpleEntry<String, Integer>> others, // BRN020: declare a Map instead of its entries
        Thread worker, // BRN020: Order.worker: Thread has no JSON representation.
        List<Map<String, Thread[]>> workers) {} // BRN020: Order.workers → List<Map<String, Thread[]>> → Map<String, Thread[]> → Thread[]: Thread has no JSON representation.
