import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Own(@JsonValue Own own) {} // BRN059: The JSON of Own would be that of its @JsonValue, which is Own again: Own.own → Own.

@JsonCodec
record First(@JsonValue Second second) {} // BRN059: First.second → Second.first → First.

record Second(@JsonValue Optional<First> first) {} // BRN059: Second.first → First.second → Second.

@JsonCodec
record Third(@JsonValue First first) {} // not its fault

@JsonCodec
class Base<T> {
    @JsonValue
    public final T value; // BRN059: Fourth.value → Fourth.

    Base(T value) {
        this.value = value;
    }
}

@JsonCodec
class Fourth extends Base<Fourth> {
    Fourth(Fourth value) {
        super(value);
    }
}

@JsonCodec
record Tree(@JsonValue List<Tree> children) {} // each level is an array of its own

@JsonCodec
record Leaf(@JsonValue Wrapped wrapped) {}

record Wrapped(Leaf leaf) {} // each level is an object of its own

@JsonCodec
record Custom(@JsonValue @JsonUsing(CustomCodec2.class) Custom custom) {}

final class CustomCodec2 implements dev.burin.Codec<Custom> {
    @Override
    public void write(dev.burin.JsonWriter out, Custom value) {
        out.writeNull();
    }

    @Override
    public Custom read(dev.burin.JsonReader in) {
        in.skipValue();
        return new Custom(null);
    }
}
