import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Search(
        @JsonDefault String neither, // BRN123: Search.neither: @JsonDefault says no value
        @JsonDefault(value = "x", method = "text") String both, // BRN123: has both a value and a method
        @JsonDefault(method = "txet") String missing, // BRN123: names the method txet, which is not there
        @JsonDefault(method = "taking") String given, // BRN123: names the method taking, which has parameters
        @JsonDefault(method = "ofOne") String own, // BRN123: names the method ofOne, which is not static
        @JsonDefault(method = "secret") String hidden, // BRN123: names the method secret, which the codec cannot reach
        @JsonDefault(method = "count") String number, // BRN123: names the method count, which returns int
        @JsonDefault(method = "run") String nothing, // BRN123: names the method run, which returns nothing
        @JsonProperty(required = true) @JsonDefault("x") String required, // BRN123: required = true that it cannot be absent
        @JsonDefault(value = "x", onNull = true) @JsonSetter(nulls = JsonSetter.Nulls.FAIL) String refused, // BRN123: has onNull = true
        @JsonUnwrapped @JsonDefault(method = "origin") Point point) { // BRN123: is about what is unwrapped

    static String text() { return ""; }
    static String taking(int number) { return ""; }
    String ofOne() { return ""; }
    private static String secret() { return ""; }
    static int count() { return 1; }
    static void run() {}
    static Point origin() { return new Point(1); }
}

record Point(int x) {}

@JsonCodec
record Name(@JsonValue @JsonDefault("x") String text) {} // BRN123: is about the whole value

@JsonCodec
class Bean {
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    @JsonDefault("1")
    public int shown; // BRN123: has no effect: nothing takes the value
}

@JsonCodec
record Door(
        @JsonDefault(value = "OPEN", onNull = true) State state, // BRN123: has onNull = true, but unknown names are null to State, and would be refused here
        @JsonDefault("OPEN") State other) {}

@JsonEnum(unknown = JsonEnum.Unknown.NULL)
enum State {
    OPEN
}
