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
