package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** One {@code String} member. */
@JsonCodec
@CompiledJson
public final class Strings1 implements Serializable {
    public String field1;
}
