import dev.burin.annotation.*;
import java.time.*;
import java.util.*;

@JsonCodec
record Search(
        @JsonDefault("128") byte small, // BRN122: "128" is not a default of the type byte
        @JsonDefault("1.0") int count, // BRN122: "1.0" is not a default of the type int
        @JsonDefault("9223372036854775808") Long large, // BRN122: "9223372036854775808" is not a default of the type Long
        @JsonDefault("NaN") double ratio, // BRN122: "NaN" is not a default of the type double
        @JsonDefault("yes") boolean isDeep, // BRN122: "yes" is not a default of the type boolean
        @JsonDefault("") char initial, // BRN122: "" is not a default of the type char
        @JsonDefault("hih") Level level, // BRN122: "hih" is not a default of the type Level. Did you mean "HIGH"?
        @JsonDefault("2025-02-29") LocalDate day, // BRN122: "2025-02-29" is not a default of the type LocalDate
        @JsonDefault("{}") List<String> tags, // BRN122: "{}" is not a default of the type List<String>
        @JsonDefault("1-1-1-1-1") UUID id, // BRN122: "1-1-1-1-1" is not a default of the type UUID
        @JsonDefault("x") Other other) {} // BRN122: "x" is not a default of the type Other

enum Level { LOW, HIGH }

record Other(int x) {}
