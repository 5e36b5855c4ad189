import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Stock(
        Map<Sku, Integer> items, // BRN142: Stock.items: a key of type Sku is written as text(), but nothing creates one from a String.
        List<Optional<Map<Id, Integer>>> ids, // BRN142: Stock.ids: a key of type Sku is written as text()
        Page<Map<Sku, Integer>> page) {} // BRN142: Stock.page: a key of type Sku

record Page<T>(T content) {}

record Id(@JsonValue Sku sku) {}

record Sku(String maker, int number) {
    @JsonKey
    String text() {
        return maker + "-" + number;
    }

    static Sku parse(String text) { // not marked
        return new Sku(text, 0);
    }
}
