package dev.burin.benchmarks.model.citm;

import com.dslplatform.json.CompiledJson;
import java.util.List;

/** The areas of one price category. */
@CompiledJson
public final class SeatCategory {
    public List<Area> areas;
    public int seatCategoryId;
}
