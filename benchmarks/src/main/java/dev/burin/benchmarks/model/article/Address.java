package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** An address of {@link EventPayload}. */
@CompiledJson
public final class Address implements Serializable {
    public String province;
    public String city;
    public String street;
}
