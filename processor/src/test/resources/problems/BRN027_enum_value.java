import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Recipe(Ratio first, List<Ratio> others, Map<String, Ratio[]> more) {}

@JsonCodec
record Drink(Ratio strength) {}

enum Ratio {
    HALF(0.5);

    @JsonValue
    final double value; // BRN027: The @JsonValue of Ratio is neither a String nor an int, a long or another integral primitive.

    Ratio(double value) {
        this.value = value;
    }
}
