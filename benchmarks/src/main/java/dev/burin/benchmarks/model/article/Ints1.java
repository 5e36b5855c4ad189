package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** One {@code int} member. */
@JsonCodec
@CompiledJson
public final class Ints1 {
    public int field1;
}
