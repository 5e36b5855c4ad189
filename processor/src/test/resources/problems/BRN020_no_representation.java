import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(
        int id,
        Thread worker, // BRN020: Order.worker: Thread has no JSON representation.
        List<Map<String, Thread[]>> workers) {} // BRN020: Order.workers → List<Map<String, Thread[]>> → Map<String, Thread[]> → Thread[]: Thread has no JSON representation.
