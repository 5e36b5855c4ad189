import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Table<K, V>(String name, Map<K, V> rows) {} // BRN070: Table.rows → Map<K, V>: keys of type K cannot be written

@JsonCodec
record Deep<K>(List<Map<K, Integer>> all) {} // BRN070: Deep.all → List<Map<K, Integer>> → Map<K, Integer>: keys of type K

class Base<K, V> {
    public Map<K, V> rows;
}

@JsonCodec
class Fine extends Base<String, Integer> {}
