import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Search(
        @JsonDefault String neither, // BRN123: Search.neither: @JsonDefault has neither a value nor a method.
        @JsonDefault(value = "x", method = "text") String both, // BRN123: has both a value and a method
        @JsonDefault(method = "txet") String missing, // BRN123: names the method txet, but there is none in Search.
        @JsonDefault(method = "taking") String given, // BRN123: names the method taking, which has parameters
        @JsonDefault(method = "ofOne") String own, // BRN123: names the method ofOne, which is not static
        @JsonDefault(method = "secret") String hidden, // BRN123: names the method secret, which the codec cannot reach
        @JsonDefault(method = "count") String number, // BRN123: names the method count, which returns int
        @JsonDefault(method = "run") String nothing, // BRN123: names the method run, which returns nothing
        @JsonProperty(required = true) @JsonDefault("x") String required, // BRN123: is for an absent member, but required = true rejects documents without it.
        @JsonDefault(value = "x", onNull = true) @JsonSetter(nulls = JsonSetter.Nulls.FAIL) String refused, // BRN123: has onNull = true, which reads null as the default, but @JsonSetter treats null differently.
        @JsonUnwrapped @JsonDefault(method = "origin") Point point) { // BRN123: has no effect: an unwrapped value is never absent, only its members are.

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
record Name(@JsonValue @JsonDefault("x") String text) {} // BRN123: has no effect: a @JsonValue is the whole value, which is never absent.

@JsonCodec
class Bean {
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    @JsonDefault("1")
    public int shown; // BRN123: has no effect: the member is never read, and no constructor takes it.
}

@JsonCodec
record Door(
        @JsonDefault(value = "OPEN", onNull = true) State state, // BRN123: has onNull = true, but State reads unknown names as null, which would be rejected here
        @JsonDefault("OPEN") State other) {}

@JsonEnum(unknown = JsonEnum.Unknown.NULL)
enum State {
    OPEN
}
