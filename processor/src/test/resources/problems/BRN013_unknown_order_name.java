import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
@JsonPropertyOrder({"number", "nmae"}) // BRN013: names "nmae", but Customer has no such property. Did you mean "name"?
class Customer {
    public String name;

    @JsonProperty("no")
    public int number;
}

@JsonCodec
@JsonTypeInfo(property = "kind")
sealed interface Shape permits Circle, Square {}

@JsonPropertyOrder({"kind", "radius"}) // the member that the codec adds
record Circle(double x, double radius) implements Shape {}

@JsonPropertyOrder({"@type", "side"}) // BRN013: names "@type", but Square has no such property.
record Square(int side) implements Shape {}

@JsonCodec
@JsonPropertyOrder({"more", "side"}) // BRN013: names "more", but Area has no such property.
record Area(int side, @JsonAny Map<String, String> more) {}
