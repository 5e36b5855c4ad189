import dev.burin.annotation.*;
import java.util.*;

@lombok.Data
@JsonCodec
class Customer { // BRN011: Customer is annotated with Lombok's @Data, but the accessors are missing.
    private String name;
}

@JsonCodec
class Part { // BRN011: Part is annotated with Lombok's @Getter, but the accessors are missing.
    public int id;

    @lombok.Getter
    private int size;
}

@JsonCodec
class Regular extends Customer { // BRN011: Customer is annotated with Lombok's @Data, but the accessors are missing.
    public int discount;
}

@JsonCodec
class Written { // BRN011: Written is annotated with Lombok's @Getter, but the accessors are missing.
    @lombok.Getter
    @lombok.Setter(lombok.AccessLevel.NONE)
    private Long id;
}

@lombok.Getter
@JsonCodec
class Guarded { // BRN011: Guarded is annotated with Lombok's @Getter, @Setter, but the accessors are missing.
    @lombok.Setter(lombok.AccessLevel.PROTECTED)
    private Long id;
}

@lombok.Data
@JsonCodec
class Secret { // BRN011: Secret is annotated with Lombok's @Data, but the accessors are missing.
    @lombok.Getter(lombok.AccessLevel.NONE)
    private String password;
}

@lombok.Data
@lombok.Setter(lombok.AccessLevel.NONE)
@JsonCodec
class Fixed { // BRN011: Fixed is annotated with Lombok's @Data, but the accessors are missing.
    private Long id;
}
