package dev.burin.benchmarks.model.person;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A city of {@link PersonComplex}. */
@CompiledJson
public final class City implements Serializable {
    public String name;
    public String country;
    public int population;
}
