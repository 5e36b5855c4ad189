package dev.burin.benchmarks.model.citm;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;
import java.util.List;

/** An area of the hall. */
@CompiledJson
public final class Area implements Serializable {
    public int areaId;
    public List<Integer> blockIds;
}
