package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;

/** An address of {@link EventPayload}. */
@CompiledJson
public final class Address {
    public String province;
    public String city;
    public String street;
}
