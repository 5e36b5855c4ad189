import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonProperty(
            required = true,
            value = "a\uD83D") // BRN058: The JSON name "a\uD83D" of name contains half of a surrogate pair, which no document can.
    public String name;

    @JsonAlias({"fine \uD83D\uDE00", "\uDE00\uD83D"}) // BRN058: The JSON name "\uDE00\uD83D" of email
    public String email;

    public Status status;
    public Status before;
}

@JsonCodec
record Point(
        @JsonProperty("\uDE00") int x, // BRN058: of x
        @JsonAlias("\uD83D") int y) {} // BRN058: of y

enum Status {
    @JsonProperty("on\uD83D") // BRN058: of ON
    ON,
    @JsonAlias("off\uD83D") // BRN058: of OFF
    OFF
}

@JsonCodec
enum Level {
    @JsonProperty("low\uD83D") // BRN058: of LOW
    LOW
}

@JsonCodec
record Levels(Level level) {}

@JsonCodec
@JsonTypeInfo(property = "t\uD83D") // BRN058: The JSON name "t\uD83D" of Shape
@JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "c\uD83D")) // BRN058: The JSON name "c\uD83D" of Shape
interface Shape {}

@JsonAlias("round\uD83D") // BRN058: The JSON name "round\uD83D" of Circle
@JsonTypeName("circle\uD83D") // BRN058: The JSON name "circle\uD83D" of Circle
record Circle(int radius) implements Shape {}
