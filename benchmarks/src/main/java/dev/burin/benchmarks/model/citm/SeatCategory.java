package dev.burin.benchmarks.model.citm;

import java.util.List;

/** The areas of one price category. */
public final class SeatCategory {
    public List<Area> areas;
    public int seatCategoryId;
}
