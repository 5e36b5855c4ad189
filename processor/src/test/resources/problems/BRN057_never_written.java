import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    private int number; // BRN057: Property number of Customer is read but never written: the codec cannot get it.

    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
    private String password;

    public void setNumber(int number) {}

    public void setPassword(String password) {}
}
