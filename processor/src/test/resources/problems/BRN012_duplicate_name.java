import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Order(
        int id,
        @JsonProperty("id") int number, // BRN012: JSON name "id" is used by both id and number.
        @JsonAlias("no") int count,
        int no) {} // BRN012: JSON name "no" is used by both count and no.

@JsonCodec
enum Status { // BRN012: JSON name "OFF" is used by both ON and OFF.
    @JsonProperty("OFF")
    ON,
    OFF
}

@JsonCodec(naming = Naming.LOWER_CASE)
record Cased(int aB, int ab) {} // BRN012: JSON name "ab" is used by both aB and ab.

@JsonCodec
record Fine(@JsonIgnore int a, @JsonProperty("a") int b) {}
