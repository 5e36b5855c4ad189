import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Customer(
        @JsonSetter(nulls = JsonSetter.Nulls.AS_EMPTY) UUID id, // BRN120: nulls = AS_EMPTY, but there is no empty UUID
        @JsonSetter(nulls = JsonSetter.Nulls.FAIL) Optional<String> name, // BRN120: but null is the empty Optional<String>
        @JsonProperty(required = true) @JsonSetter(nulls = JsonSetter.Nulls.SKIP) OptionalLong rank, // BRN120: nulls = SKIP for a required member, but null is the empty OptionalLong
        @JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) int[] scores, // BRN120: contentNulls = SKIP, but int[] cannot contain null
        @JsonSetter(contentNulls = JsonSetter.Nulls.AS_EMPTY) List<UUID> all, // BRN120: contentNulls = AS_EMPTY, but there is no empty UUID
        @JsonSetter(contentNulls = JsonSetter.Nulls.FAIL) Map<String, Optional<String>> names, // BRN120: contentNulls = FAIL, but null is the empty Optional<String>
        @JsonUnwrapped @JsonSetter(nulls = JsonSetter.Nulls.SKIP) Address address) {} // BRN120: cannot be null in a document

record Address(String city) {}

@JsonCodec
record States(
        @JsonSetter(nulls = JsonSetter.Nulls.SKIP) State first, // BRN120: nulls = SKIP, but State reads unknown names as null, which would be rejected here
        @JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) List<State> others, // BRN120: contentNulls = SKIP, but State reads unknown names as null
        @JsonSetter(nulls = JsonSetter.Nulls.FAIL) State last) {}

@JsonEnum(unknown = JsonEnum.Unknown.NULL)
enum State {
    OPEN
}

@JsonCodec
record Name(@JsonValue @JsonSetter(nulls = JsonSetter.Nulls.SKIP) String text) {} // BRN120: null in place of the whole value is always rejected
