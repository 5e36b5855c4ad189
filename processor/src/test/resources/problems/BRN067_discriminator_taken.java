import dev.burin.annotation.*;

@JsonCodec
@JsonTypeInfo(property = "kind")
sealed interface Shape permits Circle, Square {}

record Circle(
        String kind) // BRN067: Property kind has the name or alias "kind", by which subtypes are distinguished.
        implements Shape {}

record Square(@JsonProperty("size") @JsonAlias("kind") int side) implements Shape {} // BRN067: Property side has the name or alias "kind"

@JsonCodec(caseInsensitive = true)
@JsonTypeInfo(property = "Kind", fallback = Unknown.class)
sealed interface Command permits Move, Unknown {}

record Move(int steps, String kind) // BRN067: Property kind has the name or alias "kind"
        implements Command {}

record Unknown(String kind) implements Command {} // BRN067: Property kind has the name or alias "kind"
