package dev.burin.benchmarks.model.everyday;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Map;

/** A purchase as a shop records it. */
@JsonCodec
@CompiledJson
public final class Purchase {
    public long id;
    public String customer;
    public Colour label;
    public boolean paid;
    public List<PurchaseLine> lines;
    public Map<String, String> attributes;
}
