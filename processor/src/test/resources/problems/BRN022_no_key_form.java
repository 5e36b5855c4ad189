import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(Map<Customer, Integer> counts) {} // BRN022: Order.counts → Map<Customer, Integer>: keys of maps are names of members in JSON, which are texts, and there is none for Customer.

record Customer(String name) {}
