import dev.burin.annotation.*;
import java.time.*;
import java.util.*;

@JsonCodec
record Search(
        @JsonDefault("128") byte small, // BRN122: "128" is not a valid default of type byte
        @JsonDefault("1.0") int count, // BRN122: "1.0" is not a valid default of type int
        @JsonDefault("9223372036854775808") Long large, // BRN122: "9223372036854775808" is not a valid default of type Long
        @JsonDefault("NaN") double ratio, // BRN122: "NaN" is not a valid default of type double
        @JsonDefault("yes") boolean isDeep, // BRN122: "yes" is not a valid default of type boolean
        @JsonDefault("") char initial, // BRN122: "" is not a valid default of type char
        @JsonDefault("hih") Level level, // BRN122: "hih" is not a valid default of type Level. Did you mean "HIGH"?
        @JsonDefault("2025-02-29") LocalDate day, // BRN122: "2025-02-29" is not a valid default of type LocalDate
        @JsonDefault("{}") List<String> tags, // BRN122: "{}" is not a valid default of type List<String>
        @JsonDefault("1-1-1-1-1") UUID id, // BRN122: "1-1-1-1-1" is not a valid default of type UUID
        @JsonDefault("x") Thread thread, // BRN020: Search.thread: Thread has no JSON representation.
        @JsonDefault("x") Other other) {} // BRN122: "x" is not a valid default of type Other

enum Level { LOW, HIGH }

record Other(int x) {}
