import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(
        int id,
        @JsonProperty("id") int number, // BRN012: JSON name "id" is used by both id and number.
        @JsonAlias("no") int count,
        int no) {} // BRN012: JSON name "no" is used by both count and no.

@JsonCodec
enum Status {
    @JsonProperty("OFF")
    ON,
    OFF // BRN012: JSON name "OFF" is used by both ON and OFF.
}

@JsonCodec
record Light(Color color, List<Color> before) {}

@JsonCodec
record Wall(Color color) {}

enum Color {
    @JsonAlias("RED")
    ROT,
    RED // BRN012: JSON name "RED" is used by both ROT and RED.
}

@JsonCodec(naming = Naming.LOWER_CASE)
record Cased(int aB, int ab) {} // BRN012: JSON name "ab" is used by both aB and ab.

@JsonCodec
record Fine(@JsonIgnore int a, @JsonProperty("a") int b) {}
