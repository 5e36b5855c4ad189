import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonUnwrapped
    public String name; // BRN092: name cannot be unwrapped: String has no declared members.

    @JsonUnwrapped
    public Map<String, Integer> counts; // BRN092: counts cannot be unwrapped: Map<String, Integer> has no declared members.

    @JsonUnwrapped
    public Customer parent; // BRN092: parent cannot be unwrapped: Customer would contain itself endlessly.

    @JsonUnwrapped
    public Shape shape; // BRN092: shape cannot be unwrapped: Shape is abstract, so its members are not known.

    @JsonUnwrapped
    public Circle circle; // BRN092: circle cannot be unwrapped: Circle is distinguished from others by "@type".

    @JsonUnwrapped
    public Coded coded; // BRN092: coded cannot be unwrapped: Coded has a custom codec, @JsonCodecFor, so its members are not known.

    @JsonUnwrapped
    public Box<? extends Point> box; // BRN092: box cannot be unwrapped: Box<? extends Point> has a wildcard among its type arguments, so it cannot be created.

    @JsonUnwrapped
    public UserId id; // BRN092: id cannot be unwrapped: UserId is the value of its @JsonValue.

    @JsonUnwrapped
    public Bag bag; // BRN092: bag cannot be unwrapped: Bag has a map for unknown members, @JsonAny.

    @JsonUnwrapped
    public Account account; // BRN092: account cannot be unwrapped: Account is sealed and not abstract, so members that its subclasses add would be lost.

    @JsonUnwrapped(prefix = "a")
    @JsonAlias("b") // BRN014: @JsonAlias has no effect: other is unwrapped: its members have their own names.
    public Point other;

    @JsonUnwrapped(prefix = "c")
    @JsonNumber(scale = 1) // BRN014: @JsonNumber has no effect: third is unwrapped: its members have their own names.
    public Point third;
}

@JsonCodec
sealed interface Shape permits Circle {}

record Circle(int radius) implements Shape {}

record UserId(@JsonValue int number) {}

record Bag(@JsonAny Map<String, Object> rest) {}

sealed class Account permits Savings {
    public int number;
}

final class Savings extends Account {
    public int rate;
}

@JsonCodec(direction = JsonCodec.Direction.DECODE)
record Opening(@JsonUnwrapped Account account) {}

@JsonCodec
record Outer(@JsonUnwrapped Inner inner) {}

record Inner(@JsonUnwrapped Outer outer) {} // BRN092: outer cannot be unwrapped: Outer would contain itself endlessly.

record Point(int x, int y) {}

record Box<T>(T value) {}

@JsonCodec
record Line(@JsonUnwrapped(prefix = "a_") Point a, @JsonUnwrapped(prefix = "b_") End b, int a_x) {} // BRN012: JSON name "a_x" is used by both Line.a.x and a_x.

record End(
        int x,
        @JsonUnwrapped(suffix = "\uD800") // BRN058: The JSON name "\uD800" of z contains half of a surrogate pair
        Point z) {}

class Coded {
    public int x;
}

@JsonCodecFor(Coded.class)
final class CodedAsInt implements dev.burin.Codec<Coded> {
    @Override
    public void write(dev.burin.JsonWriter out, Coded value) {
        out.writeInt(value.x);
    }

    @Override
    public Coded read(dev.burin.JsonReader in) {
        Coded coded = new Coded();
        coded.x = in.readInt();
        return coded;
    }
}
