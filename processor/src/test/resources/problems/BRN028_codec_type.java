import dev.burin.annotation.*;
import java.util.*;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;

@JsonCodec
record Order(
        @JsonUsing(String.class) int id, // BRN028: Order.id: String is not a codec of int; it must implement Codec<Integer>.
        @JsonUsing(TextCodec.class) Integer count, // BRN028: Order.count: TextCodec is not a codec of Integer; it must implement Codec<Integer>.
        @JsonUsing(key = TextCodec.class) Map<Integer, String> names, // BRN028: Order.names → Map<Integer, String>: TextCodec is not a codec of Integer; it must implement KeyCodec<Integer>.
        @JsonUsing(TextCodec.class) String text) {}

class TextCodec implements Codec<String> {
    @Override
    public void write(JsonWriter out, String value) {}

    @Override
    public String read(JsonReader in) {
        return "";
    }
}
