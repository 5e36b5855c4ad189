import dev.burin.annotation.*;
import dev.burin.annotation.JsonRedact.Form;
import java.nio.file.Path;
import java.util.*;
import java.util.stream.*;

@JsonCodec
record User(
        @JsonRedact @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String pin, // BRN162: User.pin: @JsonRedact(JsonRedact.Form.MASK) has no effect: the member is never written
        @JsonRedact @JsonUnwrapped Name name, // BRN162: is on an unwrapped value
        @JsonRedact(Form.LAST4) List<String> keys, // BRN162: is for strings and numbers, and List<String> is neither
        @JsonRedact(Form.LAST4) boolean admin, // BRN162: is for strings and numbers, and boolean is neither
        @JsonRedact(Form.LAST4) Optional<int[]> scores, // BRN162: is for strings and numbers, and Optional<int[]> is neither
        @JsonRedact(Form.LAST4) Optional<String> fine,
        @JsonRedact(Form.LAST4) byte[] bytes,
        @JsonRedact(Form.LAST4) Path path,
        @JsonRedact @JsonAny Map<String, String> others) {} // BRN014: @JsonRedact has no effect: others holds the unknown members

record Name(String first) {}

@JsonCodec
record Password(@JsonRedact(Form.DROP) @JsonValue String text) {} // BRN162: would leave out the whole value

@JsonCodec(shape = JsonCodec.Shape.ARRAY)
record Point(int x, @JsonRedact(Form.DROP) int y) {} // BRN162: would leave out a place in an array

@JsonCodec
record Pin(@JsonRedact String text) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Pin {}
}

@JsonCodec
record Code(String text) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Code of(@JsonRedact String text) { // BRN162: Code.textValue: @JsonRedact(JsonRedact.Form.MASK) has no effect
        return new Code(text);
    }
}

@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.EXISTING, property = "kind")
sealed interface Shape permits Circle {}

record Circle(@JsonRedact String kind, double radius) implements Shape {} // BRN162: would hide which subtype it is

@JsonCodec
enum Level {
    LOW;

    @JsonRedact // BRN014: @JsonRedact has no effect
    @JsonValue
    public String text() {
        return "low";
    }
}

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
interface Export {
    @JsonRedact(Form.LAST4)
    Iterator<String> getKeys(); // BRN162: is for strings and numbers, and Iterator<String> is neither

    @JsonRedact(Form.LAST4)
    LongStream getNumbers(); // BRN162: is for strings and numbers, and LongStream is neither

    @JsonRedact
    Stream<String> getNames();
}
