package dev.burin.samples.beans;

import dev.burin.annotation.JsonCodec;

/** An account with getters and setters. */
@JsonCodec
public class Account {
    private long number;
    private String owner;
    private String currency = "EUR";
    private boolean active = true;

    /** Returns the number. */
    public long getNumber() {
        return number;
    }

    /** Sets the number. */
    public void setNumber(long number) {
        this.number = number;
    }

    /** Returns the owner. */
    public String getOwner() {
        return owner;
    }

    /** Sets the owner. */
    public void setOwner(String owner) {
        this.owner = owner;
    }

    /** Returns the currency, {@code EUR} unless set. */
    public String getCurrency() {
        return currency;
    }

    /** Sets the currency. */
    public void setCurrency(String currency) {
        this.currency = currency;
    }

    /** Whether the account is in use. */
    public boolean isActive() {
        return active;
    }

    /** Sets whether the account is in use. */
    public void setActive(boolean active) {
        this.active = active;
    }
}
