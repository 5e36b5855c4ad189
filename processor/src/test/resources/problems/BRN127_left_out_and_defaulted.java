import dev.burin.annotation.*;
import java.util.*;

@JsonCodec(include = JsonInclude.Include.NON_NULL)
record Search(
        @JsonDefault("20") Integer limit, // BRN127: Search.limit is left out where it is null, NON_NULL, and read as its @JsonDefault then.
        @JsonDefault("20") int offset, // never null
        @JsonDefault(value = "a", onNull = true) String text, // null is the default in a document, too
        @JsonDefault("1") @JsonInclude(JsonInclude.Include.ALWAYS) Integer always,
        @JsonDefault("1") @JsonInclude(JsonInclude.Include.NON_DEFAULT) Integer usual,
        @JsonDefault("1") @JsonProperty(access = JsonProperty.Access.READ_ONLY) Integer shown,
        @JsonDefault(value = "[]", onNull = true) @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> none,
        @JsonDefault(value = "x", onNull = true) @JsonInclude(JsonInclude.Include.NON_EMPTY) String some, // BRN127: Search.some is left out where it is null or empty, NON_EMPTY
        @JsonDefault("[]") @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> tags) {} // BRN127: Search.tags is left out where it is null or empty
