import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
@JsonPropertyOrder({"number", "nmae"}) // BRN013: names "nmae", but Customer has no such property. Did you mean "name"?
class Customer {
    public String name;

    @JsonProperty("no")
    public int number;
}
