import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Stock(
        Map<Sku, Integer> items, // BRN141: Stock.items → Map<Sku, Integer>: as a map key, Sku is written as its @JsonKey, but code and name have it, and a key is one string.
        List<Map<Tags, Integer>> tags, // BRN141: as a map key, Tags is written as its @JsonValue, but all() is of type List<String>, which has no string form.
        Map<Hidden, Integer> hidden) {} // BRN141: as a map key, Hidden is written as its @JsonKey, but the codec cannot reach text.

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
        Map<Password, Integer> byPassword, // BRN141: as a map key, Password is written as its @JsonValue, but text is redacted, @JsonRedact, and member names never are
        Map<Pin, Integer> byPin, // BRN141: as a map key, Pin is written as its @JsonValue, but text is redacted, @JsonRedact, and member names never are
        Map<Token, Integer> byToken, // BRN141: as a map key, Token is written as its @JsonKey, but text is redacted, @JsonRedact, and member names never are
        Map<Card, Integer> fineToo,
        Map<Day, Integer> byDay, // BRN022: Users.byDay → Map<Day, Integer>: map keys are member names in JSON, which are strings, and Day has no string form
        Map<Login, Integer> byLogin, // BRN141: as a map key, Login is written as its @JsonKey, but getName is redacted, @JsonRedact, and member names never are
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
