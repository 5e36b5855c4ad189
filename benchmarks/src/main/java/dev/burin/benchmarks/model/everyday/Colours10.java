package dev.burin.benchmarks.model.everyday;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** Ten enums. */
@JsonCodec
@CompiledJson
public final class Colours10 {
    public Colour a;
    public Colour b;
    public Colour c;
    public Colour d;
    public Colour e;
    public Colour f;
    public Colour g;
    public Colour h;
    public Colour i;
    public Colour j;
}
