import dev.burin.annotation.*;
import java.util.*;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;

@JsonCodec
record Order(
        @JsonUsing(content = TextCodec.class) List<String> lines) {} // BRN029: Order.lines → List<String>: the codec cannot get an instance of TextCodec.

class TextCodec implements Codec<String> {
    TextCodec(int size) {}

    @Override
    public void write(JsonWriter out, String value) {}

    @Override
    public String read(JsonReader in) {
        return "";
    }
}
