package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** Ten {@code int} members. */
@JsonCodec
@CompiledJson
public final class Ints10 implements Serializable {
    public int field1;
    public int field2;
    public int field3;
    public int field4;
    public int field5;
    public int field6;
    public int field7;
    public int field8;
    public int field9;
    public int field10;
}
