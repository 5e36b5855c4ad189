package dev.burin.benchmarks.model.trust;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** A member of each kind that a document can be read into wrongly; {@code a} also stands behind what is skipped. */
@JsonCodec
@CompiledJson
public final class Target {
    public int a;
    public int anInt;
    public long aLong;
    public double aDouble;
    public float aFloat;
    public String aString;
}
