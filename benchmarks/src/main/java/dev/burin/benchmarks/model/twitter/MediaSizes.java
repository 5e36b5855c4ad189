package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The sizes in which a picture exists. */
@CompiledJson
public final class MediaSizes implements Serializable {
    public MediaSize medium;
    public MediaSize small;
    public MediaSize thumb;
    public MediaSize large;
}
