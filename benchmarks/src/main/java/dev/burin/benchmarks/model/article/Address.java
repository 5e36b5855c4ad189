package dev.burin.benchmarks.model.article;

/** An address of {@link EventPayload}. */
public final class Address {
    public String province;
    public String city;
    public String street;
}
