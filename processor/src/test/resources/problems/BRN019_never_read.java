import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    private int number; // BRN019: Property number of Customer is written but never read: the codec cannot set it.

    @SuppressWarnings("BRN019")
    private int known;

    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    private int wished;

    public String name;

    public int getNumber() {
        return number;
    }

    public int getKnown() {
        return known;
    }

    public int getWished() {
        return wished;
    }

    public int getComputed() {
        return 1;
    }
}
