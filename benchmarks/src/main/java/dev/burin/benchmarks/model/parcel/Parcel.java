package dev.burin.benchmarks.model.parcel;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.time.LocalDateTime;
import java.util.List;

/** Ten members of mixed types. */
@JsonCodec
@CompiledJson
public final class Parcel {
    public long id;
    public String sender;
    public boolean insured;
    public int pieces;
    public double weight;
    public ParcelState state;
    public List<String> labels;
    public Depot depot;
    public LocalDateTime posted;
    public String comment;
}
