package dev.burin.benchmarks.model.person;

import com.dslplatform.json.CompiledJson;

/** A city of {@link PersonComplex}. */
@CompiledJson
public final class City {
    public String name;
    public String country;
    public int population;
}
