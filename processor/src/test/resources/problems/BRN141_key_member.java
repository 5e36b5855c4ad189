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
        Map<Pin, Integer> byPin, // BRN141: Pin cannot be the key of a map by its @JsonValue: text is not for logs
        Map<Token, Integer> byToken, // BRN141: Token cannot be the key of a map by its @JsonKey: text is not for logs
        Map<Card, Integer> fineToo,
        Map<Day, Integer> byDay, // BRN022: Users.byDay → Map<Day, Integer>: Day has no text form
        Map<Login, Integer> byLogin, // BRN141: Login cannot be the key of a map by its @JsonKey: getName is not for logs
        List<Password> fine) {}

record Password(@JsonRedact @JsonValue String text) {}

record Pin(@JsonValue String text) {
    @JsonCreator
    static Pin of(@JsonRedact String word) {
        return new Pin(word);
    }
}

record Token(@JsonKey String text) {
    @JsonKey
    static Token of(@JsonRedact String word) {
        return new Token(word);
    }
}

record Card(@JsonKey String name, @JsonValue int number) {
    @JsonCreator
    static Card of(@JsonRedact int digits) {
        return new Card("", digits);
    }

    @JsonKey
    static Card named(String text) {
        return new Card(text, 0);
    }
}

record Day(@JsonValue java.time.LocalDate date) {
    @JsonCreator
    static Day of(@JsonFormat(pattern = "dd.MM.yyyy") java.time.LocalDate text) {
        return new Day(text);
    }
}

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
