package dev.burin.benchmarks.model.trust;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** A type with a member of each kind that can be misread; {@code a} also follows the values that are skipped. */
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
