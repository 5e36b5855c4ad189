package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** Ten doubles in an array. */
@JsonCodec
@CompiledJson
public final class DoubleArray10 {
    public double[] values;
}
