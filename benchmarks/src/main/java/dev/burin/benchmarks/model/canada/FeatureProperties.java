package dev.burin.benchmarks.model.canada;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The name of a {@link Feature}. */
@CompiledJson
public final class FeatureProperties implements Serializable {
    public String name;
}
