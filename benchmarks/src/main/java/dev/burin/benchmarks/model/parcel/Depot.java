package dev.burin.benchmarks.model.parcel;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;

/** Where a {@link Parcel} goes first. */
@JsonCodec
@CompiledJson
public final class Depot {
    public int number;
    public String city;
}
