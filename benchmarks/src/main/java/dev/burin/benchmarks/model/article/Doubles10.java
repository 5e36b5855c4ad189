package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** Ten {@code double} members. */
@JsonCodec
@CompiledJson
public final class Doubles10 implements Serializable {
    public double field1;
    public double field2;
    public double field3;
    public double field4;
    public double field5;
    public double field6;
    public double field7;
    public double field8;
    public double field9;
    public double field10;
}
