package dev.burin.benchmarks.model.everyday;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** One long string. */
@JsonCodec
@CompiledJson
public final class LongText {
    public String text;
}
