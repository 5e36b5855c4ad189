package dev.burin.benchmarks.model.trust;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import dev.burin.annotation.JsonCodec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Types other than classes with a field for each member; the annotations are Jackson's, which several libraries support. */
public final class Shapes {
    private Shapes() {}

    /** A record. */
    @JsonCodec
    public record Point(int x, int y) {}

    /** A record that rejects invalid values. */
    @JsonCodec
    public record Range(int from, int to) {
        /** Rejects ranges that end before they begin. */
        public Range {
            if (to < from) {
                throw new IllegalArgumentException("to < from");
            }
        }
    }

    /** A class with a factory method. */
    @JsonCodec
    public static final class Money {
        private final long amount;
        private final String currency;

        private Money(long amount, String currency) {
            this.amount = amount;
            this.currency = currency;
        }

        /** Creates an amount; the currency may be in lower case. */
        @JsonCreator
        public static Money of(@JsonProperty("amount") long amount, @JsonProperty("currency") String currency) {
            return new Money(amount, currency.toUpperCase(Locale.ROOT));
        }

        public long getAmount() {
            return amount;
        }

        public String getCurrency() {
            return currency;
        }
    }

    /** A class that is written as a single value. */
    @JsonCodec
    public static final class Percent {
        private final int percent;

        private Percent(int percent) {
            this.percent = percent;
        }

        /** Creates a percentage from 0 to 100. */
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public static Percent of(int percent) {
            if (percent < 0 || percent > 100) {
                throw new IllegalArgumentException("Not of 100: " + percent);
            }
            return new Percent(percent);
        }

        /** Returns the percentage. */
        @JsonValue
        public int percent() {
            return percent;
        }
    }

    /** A class with a builder. */
    @JsonCodec
    @JsonDeserialize(builder = Parcel.Builder.class)
    public static final class Parcel {
        private final String to;
        private final int grams;

        private Parcel(Builder builder) {
            to = builder.to;
            grams = builder.grams;
        }

        public String getTo() {
            return to;
        }

        public int getGrams() {
            return grams;
        }

        /** Builds parcels with a positive weight. */
        @JsonPOJOBuilder(withPrefix = "")
        public static final class Builder {
            private String to = "sender";
            private int grams = 1;

            /** Sets the destination. */
            public Builder to(String where) {
                to = where;
                return this;
            }

            /** Sets the weight in grams. */
            public Builder grams(int weight) {
                grams = weight;
                return this;
            }

            /** Builds the parcel. */
            public Parcel build() {
                if (grams <= 0) {
                    throw new IllegalStateException("Weighs nothing.");
                }
                return new Parcel(this);
            }
        }
    }

    /** A record that is written as an array. */
    @JsonCodec
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Row(int id, String name, List<Integer> marks) {}

    /** A type that unwraps the members of another one. */
    @JsonCodec
    public static final class Labelled {
        public String label;

        @JsonUnwrapped(prefix = "at_")
        public Place at;
    }

    /** The type that is unwrapped. */
    public static final class Place {
        public int x;
        public int y;
    }

    /** A type that keeps unknown members. */
    @JsonCodec
    public static final class Open {
        public int id;

        private final Map<String, Object> others = new LinkedHashMap<>();

        /** Returns the unknown members. */
        @JsonAnyGetter
        public Map<String, Object> others() {
            return others;
        }

        /** Adds an unknown member. */
        @JsonAnySetter
        public void put(String name, Object value) {
            others.put(name, value);
        }
    }

    /** A type whose names match in any case. */
    @JsonCodec
    @JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
    public static final class AnyCase {
        public int kilos;
        public String größe;
    }

    /** A type with a member of a generic type. */
    @JsonCodec
    public static final class Page {
        public Items<Point> page;
    }

    /** A generic type. */
    @JsonCodec
    public static final class Items<T> {
        public List<T> items;
        public T first;
    }
}
