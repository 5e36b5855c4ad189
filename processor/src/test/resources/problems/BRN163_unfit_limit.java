import dev.burin.*;
import dev.burin.annotation.*;
import java.math.*;
import java.net.*;
import java.time.*;
import java.util.*;

@JsonCodec
record Limited(
        @JsonLimit(length = 0) String a, // BRN163: Limited.a: @JsonLimit(length = 0) would reject every value.
        @JsonLimit(items = -1) List<String> b, // BRN163: Limited.b: @JsonLimit(items = -1) would reject every value.
        @JsonLimit(length = 3) int c, // BRN163: Limited.c: @JsonLimit(length = 3) has no effect: it limits the length of strings and bytes, and none are read for int here.
        @JsonLimit(length = 3) LocalDate d, // BRN163: Limited.d: @JsonLimit(length = 3) has no effect: it limits the length of strings and bytes, and none are read for LocalDate here.
        @JsonLimit(items = 3) String e, // BRN163: Limited.e: @JsonLimit(items = 3) has no effect: it limits the items of arrays, collections and maps, and none are read for String here.
        @JsonLimit(digits = 3) String f, // BRN163: Limited.f: @JsonLimit(digits = 3) has no effect: it limits the digits of numbers read one by one, and none are read for String here.
        @JsonLimit(digits = 3) int[] g, // BRN163: Limited.g: @JsonLimit(digits = 3) has no effect: it limits the digits of numbers read one by one, and none are read for int[] here.
        @JsonLimit(depth = 3) String h, // BRN163: Limited.h: @JsonLimit(depth = 3) has no effect: it limits the nesting of arrays and objects, and none are read for String here.
        @JsonLimit(digits = 10) int i, // BRN163: Limited.i: @JsonLimit(digits = 10) has no effect: no int has more digits.
        @JsonLimit(depth = 1) List<List<String>> j, // BRN163: Limited.j: @JsonLimit(depth = 1) rejects every value that is not empty: List<List<String>> has 2 levels.
        @JsonLimit(length = 3) @JsonUsing(Codec9.class) String k, // BRN163: Limited.k: @JsonLimit(length = 3) has no effect: a custom codec reads the value.
        @JsonLimit(length = 3, depth = 3) Other l, // BRN163: Limited.l: @JsonLimit(length = 3) has no effect: it limits the length of strings and bytes, and none are read for Other here, only by its own codec.
        @JsonLimit(items = 3) @JsonProperty(access = JsonProperty.Access.READ_ONLY) List<String> m, // BRN163: Limited.m: @JsonLimit(items = 3) has no effect: the member is never read.
        @JsonLimit(length = 3) @JsonRawValue String n, // BRN163: Limited.n: @JsonLimit(length = 3) has no effect: it limits the length of strings and bytes, and none are read for String here.
        @JsonLimit(items = 3) byte[] o, // BRN163: Limited.o: @JsonLimit(items = 3) has no effect: it limits the items of arrays, collections and maps, and none are read for byte[] here.
        @JsonLimit(length = 3) @JsonBytes(JsonBytes.Form.ARRAY) byte[] p, // BRN163: Limited.p: @JsonLimit(length = 3) has no effect: it limits the length of strings and bytes, and none are read for byte[] here.
        @JsonLimit(digits = 3) @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal q, // BRN163: Limited.q: @JsonLimit(digits = 3) has no effect: it limits the digits of numbers read one by one, and none are read for BigDecimal here.
        @JsonLimit(length = 3) @JsonUnwrapped Other r, // BRN163: Limited.r: @JsonLimit(length = 3) has no effect: an unwrapped value is not a member, only its members are.
        @JsonLimit(items = 3) Object s, // BRN163: Limited.s: @JsonLimit(items = 3) has no effect: it limits the items of arrays, collections and maps, and none are read for Object here.
        @JsonLimit(length = 3, items = 3, digits = 3, depth = 3) Map<URI, List<BigDecimal>> t) {}

@JsonCodec
record Other(String text) {}

@JsonCodec
@JsonLimit(items = 3)
record Nobody(String text) {} // BRN163: Nobody: @JsonLimit(items = 3) has no effect: it limits the items of arrays, collections and maps, and none are read for any member.

@JsonCodec
@JsonLimit(depth = 2)
record Shallow(
        @JsonLimit(depth = 2) Object any, // BRN163: Shallow.any: @JsonLimit(depth = 2) has no effect: @JsonLimit(depth = 2) of Shallow counts its own object, too, and allows fewer levels here.
        @JsonLimit(depth = 1) Object fine) {}

@JsonCodec
@JsonLimit(depth = 1)
record Deep(List<String> tags) {} // BRN163: Deep: @JsonLimit(depth = 1) rejects every document whose tags is not empty: that takes 2 levels.

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
@JsonLimit(length = 1)
record Written(String text) {} // BRN163: Written: @JsonLimit(length = 1) has no effect: the type is never read.

@JsonCodec
@JsonLimit(length = 4)
@JsonTypeInfo(property = "kind", style = JsonTypeInfo.Style.EXISTING)
sealed interface Shape permits Dot, Circle, Square, Getter, Enumerated, OfCodec, Higher {}

record Dot(String kind) implements Shape {}

record Circle(String kind) implements Shape {} // BRN163: Circle: @JsonLimit(length = 4) rejects every Circle: its label "Circle" is longer.

@JsonLimit(length = 6)
record Square(
        @JsonLimit(length = 5) String kind) implements Shape {} // BRN163: Square.kind: @JsonLimit(length = 5) rejects every Square: its label "Square" is longer.

final class Getter implements Shape {
    public int radius;

    public String getKind() {
        return "Getter";
    }
}

record Enumerated(Kind9 kind) implements Shape {}

enum Kind9 {
    Enumerated
}

record OfCodec(@JsonUsing(Codec9.class) String kind) implements Shape {}

record Higher(@JsonLimit(length = 6) String kind) implements Shape {}

@JsonCodec
record Label(@JsonLimit(length = 3) String text) { // BRN163: Label.text: @JsonLimit(length = 3) has no effect: the member is never read.
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Label of(@JsonLimit(length = 4) String text) {
        return new Label(text);
    }
}

final class Codec9 implements Codec<String> {
    public void write(JsonWriter out, String value) {
        out.writeString(value);
    }

    public String read(JsonReader in) {
        return in.readString();
    }
}
