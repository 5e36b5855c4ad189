package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;

/** One size of a picture. */
@CompiledJson
public final class MediaSize {
    public int w;
    public int h;
    public String resize;
}
