import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
enum Ratio { // BRN027: Ratio: the @JsonValue of Ratio is neither a String nor an integral number.
    HALF(0.5);

    @JsonValue
    final double value;

    Ratio(double value) {
        this.value = value;
    }
}
