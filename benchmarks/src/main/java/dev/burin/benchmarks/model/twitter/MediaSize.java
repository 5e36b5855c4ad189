package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** One size of a picture. */
@CompiledJson
public final class MediaSize implements Serializable {
    public int w;
    public int h;
    public String resize;
}
