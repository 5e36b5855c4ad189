package dev.burin.benchmarks.model.citm;

/** What a seat costs. */
public final class Price {
    public int amount;
    public int audienceSubCategoryId;
    public int seatCategoryId;
}
