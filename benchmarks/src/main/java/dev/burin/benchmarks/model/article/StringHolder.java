package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** One long {@code String} member: ASCII, Chinese, or full of escapes. */
@JsonCodec
@CompiledJson
public final class StringHolder implements Serializable {
    public String value;
}
