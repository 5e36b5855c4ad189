package dev.burin.benchmarks.model.citm;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The price of a seat. */
@CompiledJson
public final class Price implements Serializable {
    public int amount;
    public int audienceSubCategoryId;
    public int seatCategoryId;
}
