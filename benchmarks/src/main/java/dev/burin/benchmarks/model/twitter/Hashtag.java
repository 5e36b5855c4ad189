package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;

/** A hashtag or a symbol, and where it stands. */
@CompiledJson
public final class Hashtag {
    public String text;
    public int[] indices;
}
