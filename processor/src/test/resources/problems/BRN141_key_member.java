import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Stock(
        Map<Sku, Integer> items, // BRN141: Stock.items → Map<Sku, Integer>: Sku cannot be the key of a map by its @JsonKey: code and name cannot both be it.
        List<Map<Tags, Integer>> tags, // BRN141: Tags cannot be the key of a map by its @JsonValue: all() is a List<String>, which is no key.
        Map<Hidden, Integer> hidden) {} // BRN141: Hidden cannot be the key of a map by its @JsonKey: text cannot be reached.

record Sku(@JsonKey String code, @JsonKey String name) {}

record Tags(@JsonValue List<String> all) {}

class Hidden {
    @JsonKey
    private final String text;

    Hidden(String text) {
        this.text = text;
    }
}

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
