package dev.burin.benchmarks.model.parcel;

/** The state of a {@link Parcel}. */
public enum ParcelState {
    POSTED,
    SORTED,
    ON_ITS_WAY,
    DELIVERED
}
