import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonProperty(required = true, access = JsonProperty.Access.READ_ONLY)
    public int number; // BRN018: Property number is required, but it is never read.
}
