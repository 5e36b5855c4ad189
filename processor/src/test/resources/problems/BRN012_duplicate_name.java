import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(
        int id,
        @JsonProperty("id") int number, // BRN012: JSON name "id" is used by both id and number.
        @JsonAlias("no") int count,
        int no) {} // BRN012: JSON name "no" is used by both count and no.

@JsonCodec
enum Status {
    @JsonProperty("OFF")
    ON,
    OFF // BRN012: JSON name "OFF" is used by both ON and OFF.
}

@JsonCodec
record Light(Color color, List<Color> before) {}

@JsonCodec
record Wall(Color color) {}

enum Color {
    @JsonAlias("RED")
    ROT,
    RED // BRN012: JSON name "RED" is used by both ROT and RED.
}

@JsonCodec
record Same(@JsonAlias("x") int x) {} // BRN012: JSON name "x" is used by both x and an alias of x.

@JsonCodec(naming = Naming.LOWER_CASE)
record Cased(int aB, int ab) {} // BRN012: JSON name "ab" is used by both aB and ab.

@JsonCodec
record Fine(@JsonIgnore int a, @JsonProperty("a") int b) {}

@JsonCodec
class Item {
    private final String id;
    private final String value;

    @JsonCreator
    Item(
            @JsonProperty("id") String value,
            String id) { // BRN012: JSON name "id" is used by both parameter value and parameter id.
        this.id = id;
        this.value = value;
    }

    public String getId() {
        return id;
    }

    public String getValue() {
        return value;
    }
}

@JsonCodec
class Turned {
    private final int unitPrice;
    private final String value;

    @JsonCreator
    Turned(
            int unitPrice,
            @JsonProperty("unitPrice") int value) { // BRN012: JSON name "unitPrice" is used by both parameter unitPrice and parameter value.
        this.unitPrice = unitPrice;
        this.value = String.valueOf(value);
    }

    public int getUnitPrice() {
        return unitPrice;
    }

    public String getValue() {
        return value;
    }
}

@JsonCodec(naming = Naming.SNAKE_CASE)
class Factory {
    private final int unitPrice;

    private Factory(int unitPrice) {
        this.unitPrice = unitPrice;
    }

    @JsonCreator
    static Factory of(
            @JsonProperty("unit_price") int first,
            @JsonProperty("unit_price") String second, // BRN012: JSON name "unit_price" is used by both parameter first and parameter second.
            int unitPrice) {
        return new Factory(unitPrice);
    }

    public int getUnitPrice() {
        return unitPrice;
    }
}

class Shared {
    public int a; // BRN012: JSON name "a" is used by both a and Outer.shared.a.

    @JsonProperty(required = true)
    public int b; // BRN018: Property Sent.shared.b is required, but it is never read.
}

@JsonCodec
class Outer {
    public int a;

    @JsonUnwrapped
    public Shared shared;
}

@JsonCodec
class Sent {
    @JsonUnwrapped
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public Shared shared;
}
