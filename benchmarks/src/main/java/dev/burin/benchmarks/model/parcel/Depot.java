package dev.burin.benchmarks.model.parcel;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** The first destination of a {@link Parcel}. */
@JsonCodec
@CompiledJson
public final class Depot {
    public int number;
    public String city;
}
