import dev.burin.RawJson;
import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Texts {
    public int id;

    @JsonAny
    public List<String> others; // BRN090: others is meant to keep unknown members, but is a List<String>.
}

@JsonCodec
record Numbers(int id, @JsonAny Map<Integer, Object> others) {} // BRN090: but is a Map<Integer, Object>.

@JsonCodec
record Properties(int id, @JsonAny java.util.Properties others) {} // BRN022: map keys are member names in JSON, which are strings, and Object has no string form

@JsonCodec
class Wild {
    public int id;

    @JsonAny
    final Map<String, ?> others = new HashMap<>(); // BRN090: but is a Map<String, ?>, to which nothing can be added.
}

@JsonCodec
record Whole(int id, @JsonAny RawJson others) {} // BRN090: but is a RawJson.

@JsonCodec
record Named(
        @JsonAny
        @JsonProperty("rest") // BRN014: @JsonProperty has no effect: others holds the unknown members.
        Map<String, Object> others,
        int id) {}

@JsonCodec
class Hidden {
    public int id;

    @JsonAny
    @JsonIgnore // BRN014: @JsonIgnore has no effect: others holds the unknown members.
    public Map<String, Object> others;
}
