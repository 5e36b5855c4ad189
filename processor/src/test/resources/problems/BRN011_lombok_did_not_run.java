import dev.burin.annotation.*;
import java.util.*;

@lombok.Data
@JsonCodec
class Customer { // BRN011: Customer is annotated with Lombok's @Data, but the accessors are not there.
    private String name;
}

@JsonCodec
class Part { // BRN011: Part is annotated with Lombok's @Getter, but the accessors are not there.
    public int id;

    @lombok.Getter
    private int size;
}

@JsonCodec
class Regular extends Customer { // BRN011: Customer is annotated with Lombok's @Data, but the accessors are not there.
    public int discount;
}
