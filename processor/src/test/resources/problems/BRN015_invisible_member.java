import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonProperty("no") // BRN015: number is annotated with @JsonProperty, but the codec cannot reach it.
    private int number;

    public String name;
}

@JsonCodec
enum Status {
    ACTIVE(1);

    @JsonValue
    private final int code; // BRN015: code is annotated with @JsonValue, but the codec cannot reach it.

    Status(int code) {
        this.code = code;
    }
}
