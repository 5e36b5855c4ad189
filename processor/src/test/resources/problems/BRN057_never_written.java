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

@JsonCodec
class Login {
    private final String pw; // BRN057: Property pw of Login is read but never written

    @JsonCreator
    Login(String pw) {
        this.pw = pw;
    }

    String pw() { // for the project's own code: not public
        return pw;
    }
}
