import dev.burin.Presence;
import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Patch(
        List<Presence<String>> names, // BRN160: Patch.names: a Presence is for values that can be absent, but the content of List<Presence<String>> is always present
        Presence<Map<String, Presence<Integer>>> counts, // BRN160: but the content of Map<String, Presence<Integer>> is
        Presence<String>[][] rows, // BRN160: the content of Presence<String>[][] is
        Optional<Presence<String>> nick, // BRN160: the content of Optional<Presence<String>> is
        Page<Presence<String>> page, // BRN160: the content of Page<Presence<String>> is
        Names more, // BRN160: the content of Names is
        Presence<String> fine) {}

record Page<T>(T first) {}

class Names extends ArrayList<Presence<String>> {}

@JsonCodec(shape = JsonCodec.Shape.ARRAY)
record Point(Presence<Integer> x) {} // BRN160: a place in an array is

@JsonCodec
record Name(@JsonValue Presence<String> text) {} // BRN160: a whole value is
