import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Id(
        @JsonValue int number,
        @JsonValue String text) {} // BRN055: Id has more than one @JsonValue: number, text.
