import dev.burin.*;
import dev.burin.annotation.*;
import java.util.List;

record Money(long cents) {}

@JsonCodecFor(Money.class) // BRN116: TextCodec is not a codec of Money: it is generic, implements neither Codec<Money> nor KeyCodec<Money>, or Money is an array.
class TextCodec implements Codec<String> {
    @Override
    public void write(JsonWriter out, String value) {}

    @Override
    public String read(JsonReader in) {
        return "";
    }
}

@JsonCodecFor(List.class) // BRN116: ListCodec is not a codec of java.util.List
class ListCodec<T> implements KeyCodec<List<T>> {
    @Override
    public String toName(List<T> key) {
        return "";
    }

    @Override
    public List<T> fromName(String name) {
        return List.of();
    }
}

@JsonCodecFor(int[].class) // BRN116: or int[] is an array.
class IntsCodec implements Codec<int[]> {
    @Override
    public void write(JsonWriter out, int[] value) {}

    @Override
    public int[] read(JsonReader in) {
        return new int[0];
    }
}

@JsonCodecFor(int.class) // BRN116: NoCodec is not a codec of int
class NoCodec {}

@JsonCodecFor(Money.class) // BRN029: @JsonCodecFor(Money.class): the codec cannot get an instance of MoneyKey.
class MoneyKey implements KeyCodec<Money> {
    MoneyKey(int base) {}

    @Override
    public String toName(Money key) {
        return "";
    }

    @Override
    public Money fromName(String name) {
        return new Money(0);
    }
}
