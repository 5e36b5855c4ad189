import dev.burin.annotation.*;
import java.util.*;

@JsonCodec(implementation = Other.class) // BRN144: Order cannot be read as Other: it is not a subtype.
interface Order {
    long getId();
}

record Other(long id) {}

@JsonCodec(implementation = Fewer.class) // BRN144: Wide cannot be read as Fewer: it does not read "name", which is written.
interface Wide {
    long getId();

    String getName();
}

record Fewer(long id) implements Wide {
    @Override
    public long getId() {
        return id;
    }

    @Override
    public String getName() {
        return "";
    }
}

@JsonCodec(implementation = More.class) // BRN144: Narrow cannot be read as More: it requires "name", which is not written.
interface Narrow {
    long id();
}

record More(long id, @JsonProperty(required = true) String name) implements Narrow {}

@JsonCodec(implementation = StillAbstract.class) // BRN144: Top cannot be read as StillAbstract: it is abstract itself.
interface Top {
    long getId();
}

abstract class StillAbstract implements Top {}

@JsonCodec(implementation = Boxed.class) // BRN144: Box cannot be read as Boxed: neither may have type variables.
interface Box<T> {
    T getValue();
}

record Boxed<T>(T value) implements Box<T> {
    @Override
    public T getValue() {
        return value;
    }
}

@JsonCodec(implementation = Sub.class) // BRN144: Concrete cannot be read as Sub: Concrete is not an interface or abstract class.
class Concrete {
    public int x;
}

class Sub extends Concrete {}

@JsonCodec(implementation = Out.class, direction = JsonCodec.Direction.ENCODE) // BRN144: Written cannot be read as Out: Written is only written.
interface Written {
    int x();
}

record Out(int x) implements Written {}

@JsonCodec(implementation = Word.class) // BRN144: Text cannot be read as Word: it is not read from an object with members.
interface Text {
    String text();
}

record Word(@JsonValue String text) implements Text {}

@JsonCodec
@JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)
sealed interface Shape permits Circle {}

@JsonCodec(implementation = Circle.class) // BRN144: Round cannot be read as Circle: it is distinguished from other types by
interface Round {
    int radius();
}

record Circle(int radius) implements Shape, Round {}

@JsonCodec(implementation = Narrower.class) // BRN144: Pair cannot be read as Narrower: it reads "parts" as List<LargePart>, which is written as List<? extends Part>.
interface Pair {
    List<? extends Part> parts();
}

class Part {
    public int size;
}

class LargePart extends Part {
    @JsonProperty(required = true)
    public int more;
}

record Narrower(List<LargePart> parts) implements Pair {}

@JsonCodec(shape = JsonCodec.Shape.ARRAY, implementation = Point.class) // BRN144: Place cannot be read as Point: Place is an array, @JsonCodec(shape = ARRAY), and must be an object.
interface Place {
    int x();
}

record Point(int x) implements Place {}

@JsonCodec(implementation = NarrowerArray.class) // BRN144: PartArray cannot be read as NarrowerArray: it reads "parts" as LargePart[], which is written as Part[].
interface PartArray {
    Part[] parts();
}

record NarrowerArray(LargePart[] parts) implements PartArray {}

@JsonCodec(implementation = Lenient.class) // the members of one may be read as those of the other
interface Parts {
    Part part();

    Supply supply();
}

class EqualPart extends Part {}

record Lenient(EqualPart part, Supply supply) implements Parts {}

@JsonCodec(implementation = Supplied.class)
interface Supply {
    int count();
}

record Supplied(int count) implements Supply {}
