package dev.burin.samples.nulls;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonSetter;
import dev.burin.annotation.JsonSetter.Nulls;

/** An oven that keeps its current temperature if the document has null. */
@JsonCodec
public class Oven {
    @JsonSetter(nulls = Nulls.SKIP)
    public int degrees = 180;

    @JsonSetter(nulls = Nulls.SKIP)
    public String program = "bake";
}
