import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
@JsonPropertyOrder({"number", "name", "no"}) // BRN061: @JsonPropertyOrder names number more than once: "number" and "no".
class Customer {
    public String name;

    @JsonProperty("no")
    public int number;
}

@JsonCodec
@JsonPropertyOrder({"y", "y"}) // BRN061: names y more than once: "y" and "y".
record Point(int x, int y) {}
