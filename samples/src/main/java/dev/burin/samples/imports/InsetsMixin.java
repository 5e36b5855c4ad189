package dev.burin.samples.imports;

import dev.burin.annotation.JsonCreator;
import dev.burin.annotation.JsonProperty;
import java.awt.Insets;

/** The annotations for {@link Insets}, whose class file does not contain the names of the parameters. */
abstract class InsetsMixin {
    @JsonProperty("up")
    int top;

    @JsonCreator
    InsetsMixin(
            @JsonProperty("up") int top,
            @JsonProperty("left") int left,
            @JsonProperty("bottom") int bottom,
            @JsonProperty("right") int right) {}
}
