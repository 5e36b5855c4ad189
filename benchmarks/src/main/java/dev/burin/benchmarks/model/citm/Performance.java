package dev.burin.benchmarks.model.citm;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;
import java.util.List;

/** One evening of an {@link Event}. */
@CompiledJson
public final class Performance implements Serializable {
    public int eventId;
    public int id;
    public String logo;
    public String name;
    public List<Price> prices;
    public List<SeatCategory> seatCategories;
    public String seatMapImage;
    public long start;
    public String venueCode;
}
