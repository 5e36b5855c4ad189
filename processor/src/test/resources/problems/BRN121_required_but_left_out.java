import dev.burin.annotation.*;
import dev.burin.annotation.JsonInclude.Include;
import java.util.*;

@JsonCodec(include = Include.NON_NULL)
class Customer {
    @JsonProperty(required = true)
    @JsonInclude(Include.NON_NULL)
    public String name; // BRN121: Property name must be present when read, but NON_NULL leaves it out when writing

    @JsonProperty(required = true)
    @JsonInclude(Include.NON_DEFAULT)
    public int visits; // BRN121: NON_DEFAULT leaves it out

    @JsonProperty(required = true)
    public String number;

    @JsonProperty(required = true)
    @JsonInclude(Include.ALWAYS)
    public String city;
}

@JsonCodec(include = Include.NON_EMPTY)
record Tags(
        @JsonInclude(Include.NON_EMPTY) @JsonSetter(nulls = JsonSetter.Nulls.FAIL) List<String> all, // BRN121: NON_EMPTY leaves it out
        @JsonSetter(nulls = JsonSetter.Nulls.FAIL) List<String> usual,
        @JsonInclude(Include.NON_NULL) @JsonSetter(nulls = JsonSetter.Nulls.FAIL) String first,
        String second) {}
