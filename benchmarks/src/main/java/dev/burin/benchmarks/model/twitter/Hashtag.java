package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A hashtag or a symbol, and its position. */
@CompiledJson
public final class Hashtag implements Serializable {
    public String text;
    public int[] indices;
}
