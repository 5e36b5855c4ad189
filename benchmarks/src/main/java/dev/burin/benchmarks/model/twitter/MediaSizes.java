package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;

/** The sizes in which a picture exists. */
@CompiledJson
public final class MediaSizes {
    public MediaSize medium;
    public MediaSize small;
    public MediaSize thumb;
    public MediaSize large;
}
