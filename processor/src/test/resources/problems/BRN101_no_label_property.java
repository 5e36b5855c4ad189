import dev.burin.annotation.*;

@JsonCodec
@JsonTypeInfo(property = "kind", style = JsonTypeInfo.Style.EXISTING)
sealed interface Shape permits Circle, Square, Dot, Line, Named {}

record Circle(double radius) implements Shape {} // BRN101: Circle has no property "kind" that is written as a string

record Square(
        int kind) // BRN101: Square has no property "kind" that is written as a string
        implements Shape {}

record Dot( // BRN101: or let the codec write the label,
        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String kind) // BRN067: Property kind
        implements Shape {}

record Line(@JsonIgnore String kind, int length) implements Shape {} // BRN101: Line has no property "kind"

record Named(@JsonProperty("kind") String name) implements Shape {}

@JsonCodec(direction = JsonCodec.Direction.DECODE)
@JsonTypeInfo(property = "kind", style = JsonTypeInfo.Style.EXISTING)
sealed interface Event permits Start, Stop, Pause {}

record Start(int id) implements Event {} // BRN101: Start has no property "kind" that is read as a string

record Stop(int kind) implements Event {} // BRN101: or let the codec read the label, under a name that no member has

record Pause(String kind) implements Event {}
