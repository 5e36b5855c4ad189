package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;
import java.util.List;

/** The links in one string. */
@CompiledJson
public final class EntityUrls implements Serializable {
    public List<Url> urls;
}
