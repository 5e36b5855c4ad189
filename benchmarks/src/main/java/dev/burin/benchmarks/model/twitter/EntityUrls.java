package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.util.List;

/** The links in one text. */
@CompiledJson
public final class EntityUrls {
    public List<Url> urls;
}
