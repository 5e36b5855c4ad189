import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonProperty("no") // BRN015: number is annotated with @JsonProperty, but the codec cannot reach it.
    private int number;

    public String name;
}
