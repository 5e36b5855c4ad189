package dev.burin.benchmarks.model.parcel;

/** Where a {@link Parcel} is. */
public enum ParcelState {
    POSTED,
    SORTED,
    ON_ITS_WAY,
    DELIVERED
}
