import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonProperty(index = -2) // BRN060: The index of name is -2, but indexes start at 0.
    public String name;

    @JsonProperty(index = -1) // the default, written
    public String email;
}

@JsonCodec
record Point(int x, @JsonProperty(index = Integer.MIN_VALUE) int y) {} // BRN060: The index of y is -2147483648
