package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.util.List;

/** Ten integers in a {@code List}. */
@JsonCodec
@CompiledJson
public final class IntList10 implements Serializable {
    public List<Integer> values;
}
