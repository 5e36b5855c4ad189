package dev.burin.samples.tokens;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.util.ArrayList;
import java.util.List;

/** Strings that a partner sends as an array, or as a single string if there is only one. */
public final class OneOrManyCodec implements Codec<List<String>> {
    /** The codec. */
    public static final OneOrManyCodec INSTANCE = new OneOrManyCodec();

    private OneOrManyCodec() {}

    @Override
    public List<String> read(JsonReader in) {
        if (in.peekByte() != '[') {
            return List.of(in.readString());
        }
        List<String> texts = new ArrayList<>();
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            texts.add(in.readString());
        }
        return texts;
    }

    @Override
    public void write(JsonWriter out, List<String> texts) {
        if (texts.size() == 1) {
            out.writeString(texts.get(0));
            return;
        }
        out.beginArray();
        texts.forEach(out::writeString);
        out.endArray();
    }
}
