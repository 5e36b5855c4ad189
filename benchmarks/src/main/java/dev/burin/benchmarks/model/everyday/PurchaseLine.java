package dev.burin.benchmarks.model.everyday;

import com.dslplatform.json.CompiledJson;
import java.math.BigDecimal;
import java.util.List;

/** One line of a {@link Purchase}. */
@CompiledJson
public final class PurchaseLine {
    public String article;
    public int count;
    public BigDecimal price;
    public List<String> tags;
}
