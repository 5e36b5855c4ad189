import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
@SuppressWarnings("rawtypes")
record Order(
        Map raw, // BRN022: Order.raw → Map: keys of maps are names of members in JSON, which are texts, and there is none for Object.
        Map<Customer, Integer> counts) {} // BRN022: Order.counts → Map<Customer, Integer>: keys of maps are names of members in JSON, which are texts, and there is none for Customer.

record Customer(String name) {}
