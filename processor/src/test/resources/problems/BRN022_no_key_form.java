import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(Map<Customer, Integer> counts) {} // BRN022: Order.counts → Map<Customer, Integer>: Customer has no text form, so it cannot be the key of a map.

record Customer(String name) {}
