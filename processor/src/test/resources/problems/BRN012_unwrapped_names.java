import dev.burin.annotation.*;

class Shared {
    public int a; // BRN012: JSON name "a" is used by both a and Outer.shared.a.

    @JsonProperty(required = true)
    public int b; // BRN018: Property Sent.shared.b is required, but it is never read.
}

@JsonCodec
class Outer {
    public int a;

    @JsonUnwrapped
    public Shared shared;
}

@JsonCodec
class Sent {
    @JsonUnwrapped
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public Shared shared;
}
