package dev.burin.samples.builders;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** A parcel: the static method {@code builder()} is found, and absent members keep the values of the builder. */
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

    /** Returns a builder of an empty parcel. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns where it goes. */
    public String address() {
        return address;
    }

    /** Returns what is in it. */
    public List<String> items() {
        return items;
    }

    /** Returns its weight. */
    public int grams() {
        return grams;
    }

    /** Builds a parcel. */
    public static final class Builder {
        private String address = "";
        private List<String> items = List.of();
        private int grams = 50;

        private Builder() {}

        /** Sets where it goes. */
        public Builder address(String where) {
            address = where;
            return this;
        }

        /** Sets what is in it. */
        public Builder items(List<String> all) {
            items = all;
            return this;
        }

        /** Sets its weight. */
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
