package dev.burin.samples.custom;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;

/** Colors as on the web: {@code "#ff8800"}. */
public final class ColorCodec implements Codec<Color> {
    /** The codec. */
    public static final ColorCodec INSTANCE = new ColorCodec();

    private ColorCodec() {}

    @Override
    public void write(JsonWriter out, Color color) {
        out.writeString(String.format("#%02x%02x%02x", color.red(), color.green(), color.blue()));
    }

    @Override
    public Color read(JsonReader in) {
        String text = in.readString();
        if (!text.matches("#[0-9a-f]{6}")) {
            throw in.mismatch("a colour such as \"#ff8800\"");
        }
        int rgb = Integer.parseInt(text.substring(1), 16);
        return new Color(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
    }
}
