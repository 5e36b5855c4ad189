import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
@SuppressWarnings("rawtypes")
record Order(
        Properties settings, // BRN022: Order.settings → Properties: map keys are member names in JSON, which are strings, and Object has no string form.
        Map raw, // BRN022: Order.raw → Map: map keys are member names in JSON, which are strings, and Object has no string form.
        Map<Customer, Integer> counts) {} // BRN022: Order.counts → Map<Customer, Integer>: map keys are member names in JSON, which are strings, and Customer has no string form.

record Customer(String name) {}
