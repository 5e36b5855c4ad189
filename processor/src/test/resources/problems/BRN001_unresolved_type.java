import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Order { // BRN001: Order mentions Customer, which does not exist.
    public Customer customer; // javac: cannot find symbol
}
