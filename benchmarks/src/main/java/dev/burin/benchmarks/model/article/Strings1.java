package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** One {@code String} member. */
@JsonCodec
@CompiledJson
public final class Strings1 {
    public String field1;
}
