import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.burin.annotation.JsonCodec;
import java.util.*;

@JsonCodec
record Ticket(State state, List<Known> known) {}

enum State {
    OPEN("o"),
    UNKNOWN("?");

    private final String code;

    State(String code) {
        this.code = code;
    }

    @JsonValue
    String code() {
        return code;
    }

    @JsonCreator
    static State of(String text) { // BRN132: of is not called: constants of State are found by their @JsonValue, and anything else is rejected.
        return text.equalsIgnoreCase("o") ? OPEN : UNKNOWN;
    }
}

enum Known {
    A;

    @JsonValue
    int number() {
        return 1;
    }

    @SuppressWarnings("BRN132")
    @JsonCreator
    static Known of(int number) {
        return A;
    }
}
