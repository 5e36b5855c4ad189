package dev.burin.benchmarks.model.person;

/** A city of {@link PersonComplex}. */
public final class City {
    public String name;
    public String country;
    public int population;
}
