package dev.burin.benchmarks.model.citm;

import com.dslplatform.json.CompiledJson;

/** What a seat costs. */
@CompiledJson
public final class Price {
    public int amount;
    public int audienceSubCategoryId;
    public int seatCategoryId;
}
