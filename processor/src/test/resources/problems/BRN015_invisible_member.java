import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    @JsonProperty("no") // BRN015: number is annotated with @JsonProperty, but the codec cannot reach it.
    private int number;

    @JsonAlias("zip") // BRN015: Make it package-private or public, or add a getter and a setter; or leave it out: @JsonIgnoreProperties("code").
    private int code;

    public String name;
}

@JsonCodec
enum Status {
    ACTIVE(1);

    @JsonValue
    private final int code; // BRN015: code is annotated with @JsonValue, but the codec cannot reach it.

    Status(int code) {
        this.code = code;
    }
}

@JsonCodec
class Money {
    private final long cents;

    @JsonCreator
    private Money(long cents) { // BRN015: Money(cents) is annotated with @JsonCreator, but the codec cannot reach it.
        this.cents = cents;
    }

    public long getCents() {
        return cents;
    }
}

@JsonCodec
class Price {
    private final long cents;

    private Price(long cents) {
        this.cents = cents;
    }

    @JsonCreator
    private static Price of(long cents) { // BRN015: Make it package-private or public.
        return new Price(cents);
    }

    public long getCents() {
        return cents;
    }
}

@JsonCodec
class Extensible {
    public int a;

    @JsonAny // BRN015: put is annotated with @JsonAny, but the codec cannot reach it.
    private void put(String name, Object value) {}
}

@JsonCodec
@JsonBuilder(Parcel.Builder.class)
class Parcel {
    public int getWeight() {
        return 0;
    }

    static class Builder {
        @JsonProperty("weight") // BRN015: grams is annotated with @JsonProperty, but the codec cannot reach it.
        private Builder grams(int value) {
            return this;
        }

        @JsonAny // BRN015: put is annotated with @JsonAny, but the codec cannot reach it.
        private void put(String name, Object value) {}

        Parcel build() {
            return new Parcel();
        }
    }
}
