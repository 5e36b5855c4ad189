package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;

/** The one member that is read from a document whose other members are two large nested structures. */
@JsonCodec
@CompiledJson
public final class SkipTarget implements Serializable {
    public int wanted;
}
