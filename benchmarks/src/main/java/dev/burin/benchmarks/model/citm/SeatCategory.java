package dev.burin.benchmarks.model.citm;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;
import java.util.List;

/** The areas of one price category. */
@CompiledJson
public final class SeatCategory implements Serializable {
    public List<Area> areas;
    public int seatCategoryId;
}
