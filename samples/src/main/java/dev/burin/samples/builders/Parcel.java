package dev.burin.samples.builders;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** A parcel: Burin finds the static method {@code builder()}, and absent members keep the builder's values. */
@JsonCodec
public final class Parcel {
    private final String address;
    private final List<String> items;
    private final int grams;

    private Parcel(Builder builder) {
        this.address = builder.address;
        this.items = List.copyOf(builder.items);
        this.grams = builder.grams;
    }

    /** Returns a builder for a parcel, empty at first. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns the address. */
    public String address() {
        return address;
    }

    /** Returns the contents. */
    public List<String> items() {
        return items;
    }

    /** Returns the weight in grams. */
    public int grams() {
        return grams;
    }

    /** Builds a parcel. */
    public static final class Builder {
        private String address = "";
        private List<String> items = List.of();
        private int grams = 50;

        private Builder() {}

        /** Sets the address. */
        public Builder address(String where) {
            address = where;
            return this;
        }

        /** Sets the contents. */
        public Builder items(List<String> all) {
            items = all;
            return this;
        }

        /** Sets the weight in grams, at most 30,000. */
        public Builder grams(int weight) {
            if (weight > 30_000) {
                throw new IllegalArgumentException("too heavy");
            }
            grams = weight;
            return this;
        }

        /** Returns the parcel. */
        public Parcel build() {
            return new Parcel(this);
        }
    }
}
