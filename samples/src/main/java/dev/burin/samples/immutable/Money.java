package dev.burin.samples.immutable;

import dev.burin.annotation.JsonCodec;

/** An amount: the parameters of the only constructor are matched to the properties by name. */
@JsonCodec
public final class Money {
    private final long cents;
    private final String currency;

    /** Creates an amount in hundredths of {@code currency}. */
    public Money(long cents, String currency) {
        this.cents = cents;
        this.currency = currency;
    }

    /** Returns the amount in hundredths. */
    public long getCents() {
        return cents;
    }

    /** Returns the currency. */
    public String getCurrency() {
        return currency;
    }
}
