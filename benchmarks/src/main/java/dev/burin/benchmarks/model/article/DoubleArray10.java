package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** Ten doubles in an array. */
@JsonCodec
@CompiledJson
public final class DoubleArray10 implements Serializable {
    public double[] values;
}
