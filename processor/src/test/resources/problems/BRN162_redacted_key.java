import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Users(
        Map<Password, Integer> byPassword, // BRN141: Password cannot be the key of a map by its @JsonValue: text is not for logs
        Map<Login, Integer> byLogin, // BRN141: Login cannot be the key of a map by its @JsonKey: getName is not for logs
        List<Password> fine) {}

record Password(@JsonRedact @JsonValue String text) {}

class Login {
    @JsonRedact
    private final String name;

    Login(String name) {
        this.name = name;
    }

    @JsonKey
    public String getName() {
        return name;
    }
}

@JsonCodec
enum Level {
    LOW;

    @JsonRedact // BRN014: @JsonRedact has no effect
    @JsonValue
    public String text() {
        return "low";
    }
}
