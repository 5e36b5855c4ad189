import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonIgnore
    @JsonAlias("mail") // BRN014: @JsonAlias has no effect: email is ignored.
    public String email;

    @JsonProperty("count") // BRN014: @JsonProperty has no effect: count is static.
    public static int count;

    public int number;

    @JsonProperty // BRN014: @JsonProperty has no effect: clear is neither a getter nor a setter.
    public void clear() {}

    @JsonInclude // BRN014: @JsonInclude has no effect: name is neither a getter nor a setter.
    public String name() {
        return "";
    }

    @JsonCreator
    static String text(int number) { // BRN014: @JsonCreator has no effect: Customer.text(number) is no static method that returns Customer.
        return "";
    }
}

@JsonCodec
class Money {
    public int cents;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Money(int cents) {} // BRN014: @JsonCreator(mode = DELEGATING) has no effect: Money has no @JsonValue that writes what it reads.
}

@JsonCodec
@JsonEnum // BRN014: @JsonEnum has no effect: Point is no enum.
record Point(@JsonAlias("a") int x) {}

@JsonCodec
@JsonPropertyOrder("ON") // BRN014: @JsonPropertyOrder has no effect: Status is an enum.
enum Status {
    ON
}
