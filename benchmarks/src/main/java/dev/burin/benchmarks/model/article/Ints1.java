package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** One {@code int} member. */
@JsonCodec
@CompiledJson
public final class Ints1 implements Serializable {
    public int field1;
}
