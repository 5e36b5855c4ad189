import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer { // BRN040: Customer has no constructor that the codec can call.
    public String name;

    private Customer() {}
}

@JsonCodec
record FullName(String first, String last) { // BRN040: FullName has no constructor that the codec can call.
    @JsonValue
    String text() {
        return first + " " + last;
    }
}

@JsonCodec
record Total(@JsonValue int cents, int count) {} // BRN040: Add a constructor whose only parameter is cents, the @JsonValue of type int, or

@JsonCodec
class Text { // BRN040: Text has no constructor that the codec can call: Text.of(number), which is marked, takes long.
    @JsonValue
    public String text() {
        return "";
    }

    @JsonCreator
    static Text of(long number) {
        return new Text();
    }
}

@JsonCodec
class Disabled { // BRN040: Disabled has no constructor that the codec can call: Disabled() has @JsonCreator(mode = DISABLED).
    public int id;

    @com.fasterxml.jackson.annotation.JsonCreator(mode = com.fasterxml.jackson.annotation.JsonCreator.Mode.DISABLED)
    Disabled() {}
}
