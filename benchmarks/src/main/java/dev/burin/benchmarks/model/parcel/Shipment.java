package dev.burin.benchmarks.model.parcel;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.util.List;

/** A document that grows with the number of its parcels. */
@JsonCodec
@CompiledJson
public final class Shipment {
    public List<Parcel> parcels;
}
