import com.fasterxml.jackson.annotation.JsonFormat;
import dev.burin.annotation.*;
import java.util.*;

@JsonCodec(shape = JsonCodec.Shape.ARRAY)
class Tick {
    @JsonAlias("time")
    public long at; // BRN093: The JSON of Tick is an array, in which each member has its place, but at has aliases.

    @JsonInclude(JsonInclude.Include.NON_NULL)
    public String symbol; // BRN093: The JSON of Tick is an array, in which each member has its place, but symbol may be left out by its inclusion.

    @JsonUnwrapped
    public Point point; // BRN093: The JSON of Tick is an array, in which each member has its place, but point is unwrapped.

    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
    public String password; // BRN093: The JSON of Tick is an array, in which each member has its place, but password is never written.

    @JsonAny
    public Map<String, Object> others; // BRN093: The JSON of Tick is an array, in which each member has its place, but others keeps members by their names.
}

@JsonCodec(shape = JsonCodec.Shape.ARRAY, include = JsonInclude.Include.NON_NULL)
record Sparse(String name) {} // BRN093: The JSON of Sparse is an array, in which each member has its place, but every member may be left out by its inclusion.

record Point(int x, int y) {}

@JsonFormat(shape = JsonFormat.Shape.ARRAY)
record Pair(int a, int b) {}

@JsonCodec
record Holder(
        @JsonUnwrapped
        Pair pair) {} // BRN092: pair cannot be unwrapped: Pair is an array, whose elements have no names.

@JsonCodec(shape = JsonCodec.Shape.ARRAY)
sealed interface Shape permits Circle {} // BRN065: Circle, a subtype of Shape, cannot be distinguished by "@type": it is an array, whose elements have no names.

record Circle(int radius) implements Shape {}

@JsonCodec(shape = JsonCodec.Shape.ARRAY) // BRN014: @JsonCodec(shape = ARRAY) has no effect: UserId is the value of its @JsonValue.
record UserId(@JsonValue int number) {}

@JsonCodec(shape = JsonCodec.Shape.ARRAY) // BRN014: @JsonCodec(shape = ARRAY) has no effect: Level is an enum.
enum Level {
    LOW
}

@JsonCodec
class Named {
    @JsonFormat(shape = JsonFormat.Shape.ARRAY) // BRN068: @JsonFormat(shape = ARRAY) on point changes the JSON in a way that Burin does not support.
    public Point point;
}
