import dev.burin.annotation.*;
import java.util.*;

@lombok.Data
@JsonCodec
class Customer { // BRN011: Customer is annotated with Lombok's @Data, but the accessors are not there.
    private String name;
}
