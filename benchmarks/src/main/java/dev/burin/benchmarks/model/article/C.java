package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** A small recursive object; the source article calls it C. */
@JsonCodec
@CompiledJson
public final class C implements Serializable {
    public int a;
    public String b;
    public C c;
}
