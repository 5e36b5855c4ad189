package dev.burin.samples.custom;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonUsing;
import java.util.List;
import java.util.Map;

/** Custom codecs for a value, for elements, and for the keys and values of a map. */
@JsonCodec
public record Palette(
        @JsonUsing(ColorCodec.class) Color background,
        @JsonUsing(content = ColorCodec.class) List<Color> colors,

        @JsonUsing(key = SkuKeyCodec.class, content = ColorCodec.class)
        Map<Sku, Color> paints) {}
